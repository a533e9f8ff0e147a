#if !canImport(UIKit)
extension UIView {
  /// Whether a touch would reach this view: it's in a window, nothing on the way is hidden,
  /// transparent, closed to touches or under another view, and no presentation covers it.
  var isTouchable: Bool {
    var view = self
    while let outer = view.touchParent {
      guard view.letsTouchesIn, !view.isOverlaid else { return false }
      view = outer
    }
    guard let window = view as? UIWindow, !window.isHidden else { return false }
    return !isUnderPresentation
  }

  private var letsTouchesIn: Bool {
    isUserInteractionEnabled && !isHidden && alpha > 0.01
  }

  /// The view that touches come through. Bars have no hierarchy of their own here: touches reach a
  /// search bar, a title view or a bar button's custom view through the view controller that owns
  /// it.
  private var touchParent: UIView? {
    superview ?? (self as? UISearchBar)?.searchController?.searched?.viewIfLoaded ?? screenOfBar
  }

  private var isUnderPresentation: Bool {
    var view: UIView? = self
    while let current = view, current.owner == nil { view = current.touchParent }
    return view?.owner?.isCovered(from: self) ?? false
  }
}

extension UIViewController {
  /// Returns true if a presented view controller keeps touches from a view.
  func isCovered(from view: UIView) -> Bool {
    var presented = presentedViewController
    while let current = presented {
      guard current.letsTouches(through: view) else { return true }
      presented = current.presentedLink
    }
    return false
  }

  private func letsTouches(through view: UIView) -> Bool {
    if self is UISearchController || isBeingDismissed { return true }
    guard let controller = presentation.controller else { return false }
    if let sheet = controller.shownSheet { return sheet.isUndimmed }
    guard controller.adaptation.style == nil,
      let popover = controller as? UIPopoverPresentationController
    else { return false }
    return popover.passthroughViews?.contains(where: view.isDescendant) ?? false
  }
}
#endif
