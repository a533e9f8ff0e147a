#if !canImport(UIKit)
/// Fills the placements, whose view controllers become children at once. A callback may fill them
/// again, so each step checks that it still applies.
extension UIArrangementViewController {
  func fill(
    _ placement: ViewPlacement, with viewController: UIViewController?, animated: Bool
  ) {
    let old = slots[placement]
    guard old !== viewController else { return }
    if let viewController, !mayContain(viewController) { return }
    slots[placement] = nil
    if let old { letGo(old, animated: animated) }
    guard let viewController, slots[placement] == nil else { return settle(animated: animated) }
    if let other = self.placement(for: viewController) {
      slots[other] = nil
      slots[placement] = viewController
    } else {
      take(viewController, for: placement)
    }
    settle(animated: animated)
  }

  private func take(_ viewController: UIViewController, for placement: ViewPlacement) {
    viewController.leavePlace()
    guard slots[placement] == nil else { return }
    adopt(viewController)
    guard viewController.parent === self else { return }
    guard slots[placement] == nil else { return viewController.removeFromParent() }
    slots[placement] = viewController
    viewController.didMove(toParent: self)
  }

  private func letGo(_ viewController: UIViewController, animated: Bool) {
    viewController.willMove(toParent: nil)
    guard viewController.parent === self, placement(for: viewController) == nil else { return }
    hide(viewController, animated: animated)
    guard viewController.parent === self, placement(for: viewController) == nil else { return }
    viewController.removeFromParent()
  }

  /// Forgets a child that leaves through another parent's `addChild` or through
  /// `removeFromParent`.
  func lose(_ child: UIViewController) {
    guard placement(for: child) != nil || placed.contains(child) else { return }
    slots = slots.filter { $0.value !== child }
    placed.removeAll { $0 === child }
    child.leaveScreen()
    viewIfLoaded?.setNeedsLayout()
  }
}
#endif
