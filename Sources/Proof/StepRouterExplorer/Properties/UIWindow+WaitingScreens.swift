import PortableUIKit
import StepRouter

extension UIWindow {
  /// The screens in the window that load their content, and have no time limit for it.
  var waitingScreens: [ViewControllerReference] {
    var found: [ViewControllerReference] = []
    var left = [rootViewController].compactMap { $0 }
    while let next = left.popLast() {
      if let screen = next as? any ContentLoading, screen.waitsWithoutLimit {
        found.append(ViewControllerReference(screen))
      }
      left += next.children
      if let presented = next.presentedViewController, presented.presentingViewController === next {
        left.append(presented)
      }
    }
    return found
  }
}
