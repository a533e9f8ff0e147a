#if !canImport(UIKit)
/// Zoom transitions in a stack (rules 144 and 145).
extension UINavigationController {
  func setZoom(of change: StackChange, from: UIViewController?, to: UIViewController?) {
    guard let transition = change.transition, let from, let to else { return }
    let (moving, other) = change.operation == .pop ? (from, to) : (to, from)
    moving.zoomIfPreferred(in: transition, source: other)
  }

  /// Completes a push's running zoom at once, so that a pop can begin.
  func endZoom(_ current: StackChange, before next: StackChange) {
    guard current.operation == .push, next.operation == .pop,
      let transition = current.transition, transition.isZoom, transition.isRunning
    else { return }
    transition.end(isCancelled: false)
  }
}

/// Lets a subclass that conforms to `UINavigationBarDelegate` answer for its bar (rule 148).
extension UINavigationController {
  private var barDelegate: (any UINavigationBarDelegate)? {
    type(of: self) == UINavigationController.self ? nil : self as? any UINavigationBarDelegate
  }

  func askBarForPush(of viewController: UIViewController) {
    guard let barDelegate else { return }
    _ = barDelegate.navigationBar(navigationBar, shouldPush: viewController.navigationItem)
  }

  var barAllowsPop: Bool {
    guard let barDelegate, let item = topViewController?.navigationItem else { return true }
    return barDelegate.navigationBar(navigationBar, shouldPop: item)
  }
}
#endif
