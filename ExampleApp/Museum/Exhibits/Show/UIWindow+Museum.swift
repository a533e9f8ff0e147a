#if !canImport(UIKit)
import PortableUIKit
import StepRouter

extension UIWindow {
  /// The view controller in front, as apps look for it.
  var topmost: UIViewController? {
    var top = rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  func show(_ root: UIViewController) {
    rootViewController = root
    makeKeyAndVisible()
  }

  /// A router for this window.
  func makeRouter(_ policy: TurnPolicy = .enqueue) -> DefaultRouter {
    DefaultRouter(windowProvider: CustomWindowProvider { [weak self] in self }, policy: policy)
  }
}
#endif
