#if !canImport(UIKit)
/// Conditions that tell which content a scene can show, and which it prefers to show. UIKit
/// evaluates them if content arrives from outside without a target scene.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  public override init() {
    super.init()
  }
}
#endif
