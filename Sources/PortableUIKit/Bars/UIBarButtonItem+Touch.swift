#if !canImport(UIKit)
extension UIBarButtonItem {
  /// Whether a touch would reach the item. One of a navigation item is where the bar shows it: its
  /// view controller is on screen, in a stack with a bar, and nothing is presented over it.
  var isTouchable: Bool {
    guard isEnabled, !isHidden else { return false }
    guard let owner = holder?.owner else { return true }
    guard let navigation = owner.navigationController else { return false }
    return !navigation.isNavigationBarHidden && owner.viewIfLoaded?.isTouchable ?? false
  }

  /// What a tap does: performs the primary action. An item with a menu alone would open it, and a
  /// custom view has touches of its own.
  func receiveTap() -> Bool {
    guard isTouchable, customView == nil, let primaryAction,
      !primaryAction.attributes.contains(.disabled)
    else { return false }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    primaryAction.performWithSender(self, target: nil)
    return true
  }
}
#endif
