#if !canImport(UIKit)
/// What a layout assumes. Sizes of texts are estimates, and there are no bars here: a frame is certain
/// only if it's the same whatever they are.
struct LayoutVariant {
  /// What the estimated sizes of items with even and odd indices are multiplied by.
  var even: CGFloat = 1
  var odd: CGFloat = 1
  /// Further insets of the safe area.
  var bars = UIEdgeInsets.zero
  /// How far from its superview's origin an item lies whose place the constraints leave open.
  var openDistance: CGFloat = 0

  static let real = LayoutVariant()

  static let others = [
    LayoutVariant(even: 0.3, odd: 0.3), LayoutVariant(even: 3, odd: 3),
    LayoutVariant(even: 0.3, odd: 3), LayoutVariant(even: 3, odd: 0.3),
    LayoutVariant(bars: UIEdgeInsets(top: 98, left: 0, bottom: 84, right: 0)),
    LayoutVariant(openDistance: 10_000),
  ]

  func scale(_ index: Int) -> CGFloat { index.isMultiple(of: 2) ? even : odd }
}
#endif
