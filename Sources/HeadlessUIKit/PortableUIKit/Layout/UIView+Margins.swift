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
    set { Self.marginsPreservers[self] = newValue }
  }

  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { Self.marginsOutsideSafeArea[self] ?? true }
    set { Self.marginsOutsideSafeArea[self] = newValue }
  }
}
#endif
