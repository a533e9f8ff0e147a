#if !canImport(UIKit)
/// The part of a view that the display's cutouts, and what view controllers add to them, leave free.
/// Only iPhone Duo's displays have cutouts here.
extension UIView {
  var insetsOfSafeArea: UIEdgeInsets {
    guard device.hasSafeAreas, window != nil else { return .zero }
    let reach = reachBeyondSafeArea
    return UIEdgeInsets(
      top: max(reach.top, 0), left: max(reach.left, 0), bottom: max(reach.bottom, 0),
      right: max(reach.right, 0))
  }

  /// How far each edge lies beyond the safe area; negative where the edge lies within it.
  private var reachBeyondSafeArea: UIEdgeInsets {
    guard let superviewLink else { return device.duo?.safeArea ?? .zero }
    let outer = superviewLink.reachBeyondSafeArea
    let (frame, bounds) = (frame, superviewLink.bounds)
    let reach = UIEdgeInsets(
      top: outer.top - (frame.minY - bounds.minY), left: outer.left - (frame.minX - bounds.minX),
      bottom: outer.bottom - (bounds.maxY - frame.maxY),
      right: outer.right - (bounds.maxX - frame.maxX))
    guard let added = owner?.additionalSafeAreaInsets, added != .zero else { return reach }
    return UIEdgeInsets(
      top: max(reach.top, 0) + added.top, left: max(reach.left, 0) + added.left,
      bottom: max(reach.bottom, 0) + added.bottom, right: max(reach.right, 0) + added.right)
  }

  /// Calls `safeAreaInsetsDidChange()` and `viewSafeAreaInsetsDidChange()` before a layout, if they
  /// are due.
  func noteSafeArea() {
    let isFirst = owner != nil && !layoutState.hasNotedSafeArea
    guard isFirst || device.hasSafeAreas, window != nil else { return }
    layoutState.hasNotedSafeArea = true
    let insets = insetsOfSafeArea
    let isChanged = insets != autoLayout?.safeArea ?? .zero
    if isChanged {
      changedAutoLayout.safeArea = insets
      safeAreaInsetsDidChange()
    }
    if isChanged || isFirst { owner?.viewSafeAreaInsetsDidChange() }
  }

  /// Asks for a layout of the view and of everything in it, whose safe areas may have changed.
  func safeAreaMayHaveChanged() {
    markForLayout()
    for subview in subviewList { subview.safeAreaMayHaveChanged() }
  }
}
#endif
