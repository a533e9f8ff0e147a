#if !canImport(UIKit)
extension UIBarButtonItem {
  /// Whether a touch would reach the item. One of a navigation item is where the bar shows it: its
  /// view controller is on screen, in a stack with a bar, and nothing is presented over it.
  var isTouchable: Bool {
    guard isEnabled, !isHidden else { return false }
    guard holder?.owner != nil else { return true }
    return screen?.isTouchable ?? false
  }

  /// The view of the screen in whose navigation bar the item is; nil where it is in none.
  fileprivate var screen: UIView? {
    guard let holder, holder.shows(self), let owner = holder.owner,
      let navigation = owner.navigationController, !navigation.isNavigationBarHidden
    else { return nil }
    return owner.viewIfLoaded
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

/// The item in which a view is the custom view.
@MainActor private struct BarPlace {
  static let of = AttachedValue<BarPlace>()

  weak var item: UIBarButtonItem?
}

extension UIBarButtonItem {
  /// Lets its custom view know where it is, and the one before that it is there no more.
  func hold(_ view: UIView?, insteadOf old: UIView?) {
    if let old, BarPlace.of[old]?.item === self { BarPlace.of[old] = nil }
    if let view { BarPlace.of[view] = BarPlace(item: self) }
  }
}

extension UIView {
  /// The view of the screen in whose navigation bar this is an item's custom view.
  var screenOfBar: UIView? {
    guard let item = BarPlace.of[self]?.item, !item.isHidden else { return nil }
    return item.screen
  }
}
#endif
