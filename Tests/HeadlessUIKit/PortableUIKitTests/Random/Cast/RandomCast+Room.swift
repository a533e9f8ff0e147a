import PortableUIKit

/// Resized windows, and presentations that adapt to compact width.
extension RandomCast {
  func changeRoom(_ operation: RandomOperation) {
    switch operation {
    case .resize(let window, let isWide):
      let size = CGSize(width: isWide ? 1000 : 390, height: 844)
      simulation.resize(windows[window], to: size)
    case .setAdaptation(let presented, let style, let wraps):
      adaptations[presented] = RandomAdaptation(Self.adaptations[style], wraps: wraps)
    case .dragSheet(let presented, let isLarge):
      simulation.user.dragSheet(everybody[presented], to: isLarge ? .large : .medium)
    default: return
    }
  }

  /// Gives a popover the presenter as its source, and a sheet two detents.
  func prepareAdaptation(of presented: UIViewController, from presenter: UIViewController) {
    guard presented.parent == nil, presented.presentingViewController == nil else { return }
    let index = everybody.firstIndex { $0 === presented }
    presented.presentationController?.delegate = index.flatMap { adaptations[$0] }
    presented.popoverPresentationController?.sourceView = presenter.viewIfLoaded
    presented.sheetPresentationController?.detents = [.medium(), .large()]
  }
}

/// Answers one style, and wraps the presented view controller in a stack or leaves it as it is.
final class RandomAdaptation: NSObject, UIAdaptivePresentationControllerDelegate {
  private let style: UIModalPresentationStyle
  private let wraps: Bool

  init(_ style: UIModalPresentationStyle, wraps: Bool) {
    self.style = style
    self.wraps = wraps
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { style }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    let presented = controller.presentedViewController
    guard wraps, !(presented is UINavigationController) else { return nil }
    return UINavigationController(rootViewController: presented)
  }
}
