#if !canImport(UIKit)
/// A frame of reference for points and rectangles: a view, a screen or a scene.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: Self.view(coordinateSpace))
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: Self.view(coordinateSpace))
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: Self.view(coordinateSpace))
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: Self.view(coordinateSpace))
  }

  // If inlined, the cast crashes the optimizer of Swift 6.3.
  @inline(never) private static func view(_ space: any UICoordinateSpace) -> UIView? {
    space as? UIView
  }
}

extension UIScreen: UICoordinateSpace {
  public var coordinateSpace: any UICoordinateSpace { self }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}

/// The coordinate space of a scene, which fills its screen from the origin.
final class PlainCoordinateSpace: UIScreen {}
#endif
