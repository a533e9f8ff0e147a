#if !canImport(UIKit)
/// Leads to a view controller as long as there is one. A weak reference would make everything that
/// is done with it dearer for the rest of its life; this one is cleared by the view controller.
final class ControllerReference: Sendable {
  @exclusivity(unchecked) nonisolated(unsafe) unowned var viewController: UIViewController?

  init(_ viewController: UIViewController) {
    self.viewController = viewController
  }
}

extension UIViewController {
  /// What scheduled work may hold.
  var madeReference: ControllerReference {
    if let reference { return reference }
    let made = ControllerReference(self)
    reference = made
    return made
  }
}
#endif
