#if !canImport(UIKit)
/// A reference that the view controller clears when it goes away. A weak reference would slow down
/// every later use of the view controller.
final class ControllerReference: Sendable {
  @exclusivity(unchecked) nonisolated(unsafe) unowned var viewController: UIViewController?

  init(_ viewController: UIViewController) {
    self.viewController = viewController
  }
}

extension UIViewController {
  /// The reference that scheduled work may hold.
  var madeReference: ControllerReference {
    if let reference { return reference }
    let made = ControllerReference(self)
    reference = made
    return made
  }
}
#endif
