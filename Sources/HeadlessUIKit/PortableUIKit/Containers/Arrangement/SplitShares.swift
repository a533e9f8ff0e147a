#if !canImport(UIKit)
/// The lengths that the view controllers of a split arrangement ask for along an axis.
struct SplitShares {
  private typealias Placement = UIArrangementViewController.ViewPlacement

  /// The lengths that one of them asks for; nil for an automatic one.
  private struct Wish {
    let minimum: CGFloat
    let preferred: CGFloat?
    let maximum: CGFloat
    let priority: CGFloat

    func clamped(_ length: CGFloat) -> CGFloat { max(minimum, min(length, maximum)) }
  }

  private let axis: UIAxis
  private let whole: CGFloat
  private let (primary, secondary): (Wish, Wish)

  init(_ split: UISplitArrangement, along axis: UIAxis, in space: ArrangementSpace) {
    self.axis = axis
    let whole = axis == .horizontal ? space.bounds.width : space.bounds.height
    self.whole = whole
    func wish(_ placement: Placement) -> Wish {
      let properties = split.properties(of: placement)
      let range = axis == .horizontal ? properties.width : properties.height
      let content = space.contents[placement] ?? .zero
      let intrinsic = axis == .horizontal ? content.width : content.height
      return Wish(
        minimum: range.minimum.length(of: whole, intrinsic: intrinsic) ?? 0,
        preferred: range.preferred.length(of: whole, intrinsic: intrinsic),
        maximum: range.maximum.length(of: whole, intrinsic: intrinsic) ?? whole,
        priority: properties.layoutPriority)
    }
    (primary, secondary) = (wish(.primary), wish(.secondary))
  }

  /// Whether each of them has its minimum in its half.
  func fit(_ first: CGRect, _ second: CGRect) -> Bool {
    axis == .horizontal
      ? first.width >= primary.minimum && second.width >= secondary.minimum
      : first.height >= primary.minimum && second.height >= secondary.minimum
  }

  /// The primary one's length; nil if there's no room for both.
  var lengthOfPrimary: CGFloat? {
    guard primary.minimum + secondary.minimum <= whole else { return nil }
    let isFirst =
      primary.priority == secondary.priority
      ? primary.preferred != nil || secondary.preferred == nil
      : primary.priority > secondary.priority
    let length =
      isFirst
      ? primary.clamped(primary.preferred ?? whole / 2)
      : whole - secondary.clamped(secondary.preferred ?? whole / 2)
    return max(primary.minimum, min(length, whole - secondary.minimum))
  }
}
#endif
