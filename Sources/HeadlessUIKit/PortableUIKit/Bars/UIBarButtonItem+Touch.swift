#if !canImport(UIKit)
extension UIBarButtonItem {
  /// Whether a touch would reach the item. An item in a navigation bar or toolbar is where the bar
  /// shows it: its view controller is on screen, in a stack with that bar, and no presentation
  /// covers it.
  var isTouchable: Bool {
    guard isEnabled, !isHidden else { return false }
    guard holder?.owner != nil || toolbarOwner != nil else { return true }
    return screen?.isTouchable ?? false
  }

  /// The view of the screen whose navigation bar or toolbar contains the item; nil if there's none.
  fileprivate var screen: UIView? {
    if let holder, holder.shows(self), let screen = holder.screen { return screen }
    guard let toolbarOwner, toolbarOwner.extras?.toolbarItems?.contains(self) ?? false,
      let stack = toolbarOwner.navigationController, !stack.isToolbarHidden
    else { return nil }
    return toolbarOwner.viewIfLoaded
  }

  /// Performs the primary action, or else calls the target, as a tap does, and returns whether it
  /// did. A tap on an item with only a menu would open the menu, and a custom view handles its own
  /// touches.
  func receiveTap() -> Bool {
    guard isTouchable, customView == nil else { return false }
    guard let primaryAction else {
      guard let action else { return false }
      if UIApplication.shared.sendAction(action, to: target, from: self, for: nil) { return true }
      guard let target, target is any _ObjectiveCMethods else { return false }
      HeadlessDevice.current.misuse(
        "V31", "NSInvalidArgumentException",
        "-[\(type(of: target)) \(action)]: unrecognized selector sent to instance")
      return false
    }
    guard !primaryAction.attributes.contains(.disabled) else { return false }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    primaryAction.performWithSender(self, target: nil)
    return true
  }
}

/// The item that contains a view as its custom view or title view.
@MainActor private struct BarPlace {
  static let of = AttachedValue<BarPlace>()

  weak var item: UIBarButtonItem?
  weak var titled: UINavigationItem?
}

extension UIBarButtonItem {
  /// Records this item as the place of its new custom view, and clears the record of the old one.
  func hold(_ view: UIView?, insteadOf old: UIView?) {
    if let old, BarPlace.of[old]?.item === self { BarPlace.of[old] = nil }
    if let view { BarPlace.of[view] = BarPlace(item: self) }
  }
}

extension UINavigationItem {
  /// The view of the screen whose navigation bar shows this item; nil if there's none.
  fileprivate var screen: UIView? {
    guard let owner, let stack = owner.navigationController, !stack.isNavigationBarHidden else {
      return nil
    }
    return owner.viewIfLoaded
  }

  /// Records this item as the place of its new title view, and clears the record of the old one.
  func hold(_ view: UIView?, insteadOf old: UIView?) {
    if let old, BarPlace.of[old]?.titled === self { BarPlace.of[old] = nil }
    if let view { BarPlace.of[view] = BarPlace(titled: self) }
  }
}

extension UIView {
  /// The view of the screen whose bar shows this view as its title view or as an item's custom
  /// view.
  var screenOfBar: UIView? {
    guard let place = BarPlace.of[self] else { return nil }
    if let titled = place.titled { return titled.screen }
    guard let item = place.item, !item.isHidden else { return nil }
    return item.screen
  }
}
#endif
