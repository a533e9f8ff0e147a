#if !canImport(UIKit)
/// What lies under something else. The module lays out no constraints, so most frames say nothing:
/// only a view whose own frame places it counts, and only where it certainly takes the touch (rule
/// V30).
extension UIView {
  /// Whether a view beside this one keeps all touches from it, or it's wholly outside of its
  /// superview.
  var isOverlaid: Bool {
    // What covers a screen as a whole is up to its container.
    guard owner == nil, let superview, superview.leavesFramesAlone else { return false }
    if isOutside(of: superview) { return true }
    let later = superview.subviewList.drop { $0 !== self }.dropFirst()
    return later.contains { $0.takesTouches(from: self, in: superview) }
  }

  /// Whether the frames of the subviews say where they are: scrolling moves none of them, and no
  /// layout of UIKit's own.
  private var leavesFramesAlone: Bool {
    !(self is UIScrollView) && !(self is UIStackView) && !(self is UITableViewCell)
      && !(self is UICollectionReusableView)
  }

  /// Whether the view's own frame places it, rather than constraints or a container.
  private var isPlacedByFrame: Bool {
    owner == nil && translatesAutoresizingMaskIntoConstraints && !frame.isEmpty
  }

  private func isOutside(of superview: UIView) -> Bool {
    guard isPlacedByFrame, superview.owner != nil, !superview.bounds.isEmpty,
      superview.bounds.intersection(frame).isEmpty
    else { return false }
    return !superview.point(inside: CGPoint(x: frame.midX, y: frame.midY), with: nil)
  }

  private func takesTouches(from lower: UIView, in superview: UIView) -> Bool {
    guard isPlacedByFrame, !superview.bounds.isEmpty else { return false }
    let isOverAll = superview.owner != nil && frame.contains(superview.bounds)
    let isOverLower = lower.isPlacedByFrame && frame.contains(lower.frame)
    guard isOverAll || isOverLower else { return false }
    let area = isOverLower ? lower.frame : superview.bounds
    return area.samples.allSatisfy { point in
      hitTest(convert(point, from: superview), with: nil) != nil
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
