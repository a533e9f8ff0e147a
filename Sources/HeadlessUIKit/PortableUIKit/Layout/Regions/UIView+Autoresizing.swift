#if !canImport(UIKit)
/// Springs and struts.
extension UIView {
  /// Lets the subviews follow the view's new size, as their masks say.
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for subview in subviewList
    where subview.autoresizingMask.rawValue != 0
      && subview.translatesAutoresizingMaskIntoConstraints
    {
      subview.follow(old, to: bounds.size)
    }
  }

  private func follow(_ old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    var next = frame
    (next.origin.x, next.size.width) = Self.share(
      new.width - old.width, (frame.minX, frame.width, old.width - frame.maxX),
      (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    (next.origin.y, next.size.height) = Self.share(
      new.height - old.height, (frame.minY, frame.height, old.height - frame.maxY),
      (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    if next != frame { frame = next }
  }

  /// Shares what the superview has grown by among the flexible parts, in proportion to their lengths.
  private static func share(
    _ growth: CGFloat, _ lengths: (before: CGFloat, own: CGFloat, after: CGFloat),
    _ isFlexible: (before: Bool, own: Bool, after: Bool)
  ) -> (before: CGFloat, own: CGFloat) {
    let parts = [
      isFlexible.before ? max(lengths.before, 0) : 0, isFlexible.own ? max(lengths.own, 0) : 0,
      isFlexible.after ? max(lengths.after, 0) : 0,
    ]
    let flexible = [isFlexible.before, isFlexible.own, isFlexible.after]
    let count = flexible.filter { $0 }.count
    guard growth != 0, count > 0 else { return (lengths.before, lengths.own) }
    let whole = parts.reduce(0, +)
    let shares = zip(parts, flexible).map { part, isFlexible in
      guard isFlexible else { return CGFloat(0) }
      return whole > 0 ? growth * part / whole : growth / CGFloat(count)
    }
    return (lengths.before + shares[0], max(lengths.own + shares[1], 0))
  }
}
#endif
