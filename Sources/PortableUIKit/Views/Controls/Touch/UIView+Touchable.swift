#if !canImport(UIKit)
  extension UIView {
    /// Whether a touch would reach this view: it is in a window, nothing on the way is hidden, see-
    /// through or closed to touches, and nothing is presented over it.
    var isTouchable: Bool {
      guard let window, !window.isHidden else { return false }
      let way = sequence(first: self, next: \.superview)
      guard way.allSatisfy(\.letsTouchesIn) else { return false }
      return !isUnderPresentation
    }

    private var letsTouchesIn: Bool {
      isUserInteractionEnabled && !isHidden && alpha > 0.01
    }

    private var isUnderPresentation: Bool {
      guard let presented = nearestOwner?.presentedViewController else { return false }
      return !(presented is UISearchController) && !presented.isBeingDismissed
    }
  }
#endif
