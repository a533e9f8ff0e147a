#if !canImport(UIKit)
/// Which content a scene can show, and which it prefers to: asked where something arrives from
/// outside and nobody says for which scene.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  public override init() {
    super.init()
  }
}
#endif
