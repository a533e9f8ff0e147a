#if !canImport(UIKit)
extension UIBarButtonItem {
  /// What a tap does: performs the primary action; an item with a menu alone would open it, a custom
  /// view has touches of its own.
  func receiveTap() {
    guard isEnabled, !isHidden, customView == nil, let primaryAction else { return }
    guard !primaryAction.attributes.contains(.disabled) else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    primaryAction.performWithSender(self, target: nil)
  }
}
#endif
