import PortableUIKit
import StepRouter

extension UIWindow {
  /// The screens in the window that are loading their content without a time limit.
  var waitingScreens: [ViewControllerReference] {
    guard AsyncScreens.haveBeenBuilt else { return [] }
    return everybody.compactMap { $0 as? any ContentLoading }.filter(\.waitsWithoutLimit)
      .map { ViewControllerReference($0) }
  }
}
