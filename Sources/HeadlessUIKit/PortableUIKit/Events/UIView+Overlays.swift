#if !canImport(UIKit)
/// What lies under something else, or outside of its screen (rule V30).
///
/// Only frames that are certain count. One that the app has set is, and one that constraints pin: to
/// edges, by constants, or at a given size. Sizes of texts are guesses, and there are no bars here.
/// So a region is solved again with small and with large texts, and with bars: a view counts as
/// covered only if it is in all of these, and if `hitTest` says that the upper one takes the touch.
extension UIView {
  /// Whether a view beside this one keeps all touches from it, or it's wholly outside of its
  /// superview.
  var isOverlaid: Bool {
    // What covers a screen as a whole is up to its container.
    guard owner == nil, let superview, superview.leavesFramesAlone, !superview.bounds.isEmpty
    else { return false }
    if isOutside(of: superview) { return true }
    var isAbove = false
    for other in superview.subviewList {
      if isAbove, other.takesTouches(from: self, in: superview) { return true }
      if other === self { isAbove = true }
    }
    return false
  }

  /// Whether the frames of the subviews say where they are: scrolling moves none of them, and no
  /// layout of UIKit's own.
  private var leavesFramesAlone: Bool {
    !(self is UIScrollView) && !(self is UIStackView) && !(self is UITableViewCell)
      && !(self is UICollectionReusableView)
  }

  /// Whether the view's frame says where it is: the app has set it, or constraints have, and neither
  /// a container nor a transform moves it.
  private var isPlaced: Bool {
    guard owner == nil, !frame.isEmpty, looks?.transform ?? .identity == .identity else {
      return false
    }
    return translatesAutoresizingMaskIntoConstraints || isPlacedByRegion
  }

  private var isPlacedByRegion: Bool {
    guard let layout = autoLayout, let region = layout.region, !region.isDirty else { return false }
    return layout.solution == region.solution && layout.solved == frame
  }

  private func isOutside(of superview: UIView) -> Bool {
    guard isPlaced, superview.owner != nil, superview.bounds.intersection(frame).isEmpty,
      !superview.point(inside: CGPoint(x: frame.midX, y: frame.midY), with: nil)
    else { return false }
    return superview.isCertain([self, superview]) { frame in
      let bounds = CGRect(origin: superview.bounds.origin, size: frame(superview).size)
      return bounds.intersection(frame(self)).isEmpty
    }
  }

  private func takesTouches(from lower: UIView, in superview: UIView) -> Bool {
    guard isPlaced else { return false }
    let isOverAll = superview.owner != nil && frame.contains(superview.bounds)
    let isOverLower = lower.isPlaced && frame.contains(lower.frame)
    guard isOverAll || isOverLower else { return false }
    let area = isOverLower ? lower.frame : superview.bounds
    guard area.samples.allSatisfy({ hitTest(convert($0, from: superview), with: nil) != nil })
    else { return false }
    return superview.isCertain([self, lower, superview]) { frame in
      let all = CGRect(origin: superview.bounds.origin, size: frame(superview).size)
      return isOverAll && frame(self).contains(all)
        || isOverLower && !frame(lower).isEmpty && frame(self).contains(frame(lower))
    }
  }

  /// Whether something holds of frames whatever the estimated sizes are. Called on the superview.
  private func isCertain(
    _ views: [UIView], _ holds: (_ frame: (UIView) -> CGRect) -> Bool
  ) -> Bool {
    guard views.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
      return true
    }
    // The height of a row follows from texts, too.
    guard let root = regionRoot, !(root.superview is UITableViewCell) else { return false }
    return LayoutVariant.others.allSatisfy { variant in
      let model = RegionModel(root, variant: variant)
      model.solve()
      return holds { model.frame(of: $0) }
    }
  }
}

extension CGRect {
  /// The middle, and points toward the corners.
  fileprivate var samples: [CGPoint] {
    let shares: [(CGFloat, CGFloat)] = [
      (0.5, 0.5), (0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9),
    ]
    return shares.map { CGPoint(x: minX + width * $0.0, y: minY + height * $0.1) }
  }
}
#endif
