#if !canImport(UIKit)
  extension UIBarButtonItem {
    /// What a tap does: performs the primary action. An item with a menu alone would open it, and a
    /// custom view has touches of its own.
    func receiveTap() -> Bool {
      guard isEnabled, !isHidden, customView == nil, let primaryAction,
        !primaryAction.attributes.contains(.disabled)
      else { return false }
      if changesSelectionAsPrimaryAction { isSelected.toggle() }
      primaryAction.performWithSender(self, target: nil)
      return true
    }
  }
#endif
