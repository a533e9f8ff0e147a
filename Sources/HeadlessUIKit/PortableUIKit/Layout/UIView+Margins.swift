#if !canImport(UIKit)
extension UIView {
  private static let marginsPreservers = AttachedValue<Bool>()
  private static let marginsOutsideSafeArea = AttachedValue<Bool>()

  /// The view's margins by reading direction. A headless device reads from left to right.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
        trailing: layoutMargins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  public var preservesSuperviewLayoutMargins: Bool {
    get { Self.marginsPreservers[self] ?? false }
    set {
      Self.marginsPreservers[self] = newValue
      marginsDidChange()
    }
  }

  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { Self.marginsOutsideSafeArea[self] ?? true }
    set {
      Self.marginsOutsideSafeArea[self] = newValue
      marginsDidChange()
    }
  }

  /// The margins that guides and stack views go by: the view's own, at least those of its
  /// superview if it preserves them, and the safe area.
  var marginsInLayout: UIEdgeInsets {
    var margins = ownMargins
    if preservesSuperviewLayoutMargins, let superview = superviewLink {
      let (outer, room) = (superview.marginsInLayout, superview.bounds.size)
      margins.top = max(margins.top, outer.top - frame.minY)
      margins.left = max(margins.left, outer.left - frame.minX)
      margins.bottom = max(margins.bottom, outer.bottom - (room.height - frame.maxY))
      margins.right = max(margins.right, outer.right - (room.width - frame.maxX))
    }
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let safeArea = safeAreaInsets
    margins.top += safeArea.top
    margins.left += safeArea.left
    margins.bottom += safeArea.bottom
    margins.right += safeArea.right
    return margins
  }

  /// The margins that the app has set. A view controller's root view has at least the system's at
  /// the sides.
  private var ownMargins: UIEdgeInsets {
    guard owner != nil else {
      return looks?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    let set = looks?.layoutMargins ?? .zero
    return UIEdgeInsets(
      top: set.top, left: max(set.left, side), bottom: set.bottom, right: max(set.right, side))
  }

  func marginsDidChange() {
    guard let layout = autoLayout else { return }
    layout.region?.isDirty = true
    constraintsDidChange()
  }
}
#endif
