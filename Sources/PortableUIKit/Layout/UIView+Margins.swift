#if !canImport(UIKit)
  extension UIView {
    /// The margins by reading direction, which on a headless device is from left to right.
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
  }
#endif
