#if !canImport(UIKit)
/// Maps the direction in which a collection view scrolls (`along`) and the other one (`across`) to
/// coordinates.
struct LayoutAxis {
  let isVertical: Bool

  func along(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  func across(of size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func rect(along: CGFloat, across: CGFloat, size: CGSize) -> CGRect {
    let origin = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    return CGRect(origin: origin, size: size)
  }
}
#endif
