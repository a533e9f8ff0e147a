#if !canImport(UIKit)
/// A view's part in layout passes. A pass visits only the views that need layout, and the path to
/// them.
struct ViewLayoutState {
  var needsLayout = true
  /// Whether `updateProperties()` is due before the next layout.
  var needsProperties = true
  var hasPendingDescendant = false
  /// Whether a layout pass is below this view. Marks made during the pass don't need to climb
  /// higher.
  var isVisited = false
  /// Whether constraints place some of the subviews, or have done so.
  var placesSubviews = false
  /// Whether the sizes of the subviews matter. Those of SwiftUI's views don't.
  var measuresSubviews = true
  /// Whether the view controller has been told of the safe area once.
  var hasNotedSafeArea = false

  var isPending: Bool { needsLayout || needsProperties || hasPendingDescendant }
}

extension UIView {
  /// Whether the sizes of the subviews matter. Where they don't, constraints place nothing.
  package final var measuresSubviews: Bool {
    get { layoutState.measuresSubviews }
    set { layoutState.measuresSubviews = newValue }
  }

  func markForUpdate() {
    guard !layoutState.needsProperties else { return }
    layoutState.needsProperties = true
    markAncestorsForLayout()
  }

  func markForLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    markAncestorsForLayout()
  }

  func markAncestorsForLayout() {
    var view = self
    while let superview = view.superviewLink {
      if superview.layoutState.hasPendingDescendant { return }
      superview.layoutState.hasPendingDescendant = true
      if superview.layoutState.isVisited { return }
      view = superview
    }
    (view as? UIWindow)?.scheduleLayout()
  }

  func layOutNow() {
    var topmost = self
    var view = superviewLink
    while let current = view {
      if current.layoutState.needsLayout { topmost = current }
      view = current.superviewLink
    }
    topmost.layOutSubtree()
  }

  func layOutSubtree() {
    for _ in 0..<8 {
      guard layoutState.isPending else { return }
      if layoutState.needsProperties { updateSelf() }
      if layoutState.needsLayout { layOutSelf() }
      guard layoutState.hasPendingDescendant else { continue }
      layoutState.hasPendingDescendant = false
      layoutState.isVisited = true
      for subview in subviewList where subview.layoutState.isPending {
        subview.layOutSubtree()
      }
      layoutState.isVisited = false
    }
    giveUpLayout()
  }

  /// Clears the marks that remain after repeated passes, because a layout that invalidates itself
  /// every time never settles.
  private func giveUpLayout() {
    guard layoutState.isPending else { return }
    layoutState.needsLayout = false
    layoutState.needsProperties = false
    layoutState.hasPendingDescendant = false
    for subview in subviewList { subview.giveUpLayout() }
  }

  private func layOutSelf() {
    guard let owner else {
      noteSafeArea()
      layoutState.needsLayout = false
      return tracked(layoutSubviews) { $0.setNeedsLayout() }
    }
    owner.rootViewWillLayOut()
    noteSafeArea()
    layoutState.needsLayout = false
    tracked(owner.layOutRootView) { $0.setNeedsLayout() }
  }

  /// Whether the view is on screen: in a window, with neither it nor any of its superviews hidden.
  var isOnScreen: Bool {
    var view: UIView? = self
    while let current = view {
      if current.isHidden { return false }
      view = current.superviewLink
    }
    return window != nil
  }
}
#endif
