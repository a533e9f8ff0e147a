import PortableUIKit
import StepRouter

extension UIWindow {
  /// The screens in the window that load their content, and have no time limit for it.
  var waitingScreens: [ViewControllerReference] {
    guard AsyncScreens.haveBeenBuilt else { return [] }
    return everybody.compactMap { $0 as? any ContentLoading }.filter(\.waitsWithoutLimit)
      .map { ViewControllerReference($0) }
  }
}
