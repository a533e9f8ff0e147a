#if !canImport(UIKit)
extension UIView {
  /// Whether a touch would reach this view: it is in a window, nothing on the way is hidden,
  /// transparent or closed to touches, and nothing is presented over it.
  var isTouchable: Bool {
    var view = self
    while let outer = view.touchParent {
      guard view.letsTouchesIn else { return false }
      view = outer
    }
    guard let window = view as? UIWindow, !window.isHidden else { return false }
    return !isUnderPresentation
  }

  private var letsTouchesIn: Bool {
    isUserInteractionEnabled && !isHidden && alpha > 0.01
  }

  /// The view through which touches come. Bars stand in no hierarchy of their own here: a search
  /// bar, and the custom view of a bar button, is touched where the view controller is whose
  /// navigation item has it.
  private var touchParent: UIView? {
    superview ?? (self as? UISearchBar)?.searchController?.searched?.viewIfLoaded ?? screenOfBar
  }

  private var isUnderPresentation: Bool {
    var view: UIView? = self
    while let current = view, current.owner == nil { view = current.touchParent }
    guard let presented = view?.owner?.presentedViewController else { return false }
    return !(presented is UISearchController) && !presented.isBeingDismissed
  }
}
#endif
