#if !canImport(UIKit)
/// A view's part in its region.
extension UIView {
  /// The view at which the region begins that places this view's subviews. Nil where nothing is
  /// measured, as among views of SwiftUI.
  var regionRoot: UIView? {
    var view = self
    while let superview = view.superviewLink {
      if !superview.layoutState.measuresSubviews { return nil }
      if view.startsRegion { return view }
      view = superview
    }
    return view
  }

  /// Whether the view's frame is given: it isn't placed by constraints, and none from outside refers
  /// to something in it. What a container places is given, too.
  var startsRegion: Bool {
    if translatesAutoresizingMaskIntoConstraints { return (autoLayout?.innerCount ?? 0) == 0 }
    guard owner != nil, (autoLayout?.outerCount ?? 0) == 0 else { return false }
    return superviewLink?.layoutKind != .stack
  }

  /// Gives the subviews that constraints place their frames, after solving the region if something
  /// has changed.
  func placeSubviews() {
    guard layoutState.measuresSubviews, let root = regionRoot else { return }
    let layout = root.changedAutoLayout
    let region = layout.ownRegion ?? LayoutRegion()
    layout.ownRegion = region
    if region.isDue(for: root, placing: self) { region.solve(root, for: self) }
    for subview in subviewList where !subview.translatesAutoresizingMaskIntoConstraints {
      guard let layout = subview.autoLayout, layout.region === region,
        layout.solution == region.solution, subview.frame != layout.solved
      else { continue }
      subview.frame = layout.solved
    }
  }

  /// Called on the view that holds a constraint when that comes, goes or changes.
  func constraintsDidChange() {
    regionRoot?.autoLayout?.ownRegion?.isDirty = true
    markForLayout()
    if let superviewLink, !layoutState.placesSubviews || !translatesAutoresizingMaskIntoConstraints
    {
      superviewLink.markForLayout()
    }
  }

  /// Called when the size of the view's content may have changed.
  func contentSizeDidChange() {
    guard let layout = autoLayout, let region = layout.region else { return }
    region.isDirty = true
    (superviewLink ?? self).markForLayout()
  }

  /// Called when the view shows something else, which may be as large as before.
  func contentDidChange() {
    guard let layout = autoLayout, layout.region != nil, layout.content != intrinsicContentSize
    else { return }
    contentSizeDidChange()
  }

  /// Called when something has changed that places subviews, or says which ones are placed.
  func arrangementDidChange() {
    guard layoutState.measuresSubviews else { return }
    if autoLayout != nil { constraintsDidChange() } else { markForLayout() }
  }

  /// Called after a change of the frame. Constraints may refer to a frame that's given.
  func givenFrameDidChange() {
    guard translatesAutoresizingMaskIntoConstraints, let layout = autoLayout,
      layout.outerCount > 0, let region = layout.region, !region.isDirty
    else { return }
    region.isDirty = true
    superviewLink?.markForLayout()
  }

  /// Called when the view has been hidden or shown, which matters in a stack view.
  func hiddenDidChange() {
    guard let superviewLink, superviewLink.layoutKind == .stack else { return }
    superviewLink.arrangementDidChange()
  }

  /// Notes a new subview that constraints place.
  func noteConstrainedSubview() {
    guard layoutState.measuresSubviews else { return }
    layoutState.placesSubviews = true
    regionRoot?.autoLayout?.ownRegion?.isDirty = true
  }

  /// Removes the constraints of the views above that refer to this view, or to something in it.
  func leaveConstraints() {
    guard let layout = autoLayout, layout.outerCount > 0 else { return }
    var view = superviewLink
    while let current = view, layout.outerCount > 0 {
      for constraint in current.constraints
      where constraint.views.contains(where: { $0.isInside(self) }) {
        current.removeConstraint(constraint)
      }
      view = current.superviewLink
    }
  }

  /// Counts constraints again, if views above have gone without removing theirs.
  func forgetLostConstraints() {
    guard let layout = autoLayout, layout.outerCount > 0 else { return }
    clearCounts()
    countConstraints()
  }

  private func clearCounts() {
    autoLayout?.outerCount = 0
    autoLayout?.innerCount = 0
    for subview in subviewList { subview.clearCounts() }
  }

  private func countConstraints() {
    for constraint in constraints { constraint.countAgain() }
    for subview in subviewList { subview.countConstraints() }
  }

  private func isInside(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let inner = current {
      if inner === view { return true }
      current = inner.superviewLink
    }
    return false
  }
}
#endif
