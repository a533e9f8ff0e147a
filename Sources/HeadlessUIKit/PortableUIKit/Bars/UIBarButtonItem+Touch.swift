#if !canImport(UIKit)
extension UIBarButtonItem {
  /// Whether a touch would reach the item. One of a navigation item or a toolbar is where the bar
  /// shows it: its view controller is on screen, in a stack with that bar, and nothing is presented
  /// over it.
  var isTouchable: Bool {
    guard isEnabled, !isHidden else { return false }
    guard holder?.owner != nil || toolbarOwner != nil else { return true }
    return screen?.isTouchable ?? false
  }

  /// The view of the screen in whose navigation bar or toolbar the item is; nil where it is in none.
  fileprivate var screen: UIView? {
    if let holder, holder.shows(self), let screen = holder.screen { return screen }
    guard let toolbarOwner, toolbarOwner.extras?.toolbarItems?.contains(self) ?? false,
      let stack = toolbarOwner.navigationController, !stack.isToolbarHidden
    else { return nil }
    return toolbarOwner.viewIfLoaded
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

/// The item in which a view is the custom view, or the title view.
@MainActor private struct BarPlace {
  static let of = AttachedValue<BarPlace>()

  weak var item: UIBarButtonItem?
  weak var titled: UINavigationItem?
}

extension UIBarButtonItem {
  /// Lets its custom view know where it is, and the one before that it is there no more.
  func hold(_ view: UIView?, insteadOf old: UIView?) {
    if let old, BarPlace.of[old]?.item === self { BarPlace.of[old] = nil }
    if let view { BarPlace.of[view] = BarPlace(item: self) }
  }
}

extension UINavigationItem {
  /// The view of the screen whose navigation bar shows this; nil where there is none.
  fileprivate var screen: UIView? {
    guard let owner, let stack = owner.navigationController, !stack.isNavigationBarHidden else {
      return nil
    }
    return owner.viewIfLoaded
  }

  /// Lets its title view know where it is, and the one before that it is there no more.
  func hold(_ view: UIView?, insteadOf old: UIView?) {
    if let old, BarPlace.of[old]?.titled === self { BarPlace.of[old] = nil }
    if let view { BarPlace.of[view] = BarPlace(titled: self) }
  }
}

extension UIView {
  /// The view of the screen in whose bar this is the title view, or an item's custom view.
  var screenOfBar: UIView? {
    guard let place = BarPlace.of[self] else { return nil }
    if let titled = place.titled { return titled.screen }
    guard let item = place.item, !item.isHidden else { return nil }
    return item.screen
  }
}
#endif
