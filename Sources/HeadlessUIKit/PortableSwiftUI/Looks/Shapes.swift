#if !canImport(UIKit)
/// A shape. A headless device doesn't draw, so as a view it's nothing.
public protocol Shape: View, Sendable {}

extension Shape {
  public func fill<S: ShapeStyle>(_ content: S) -> some View { self }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
}

public struct Rectangle: Shape, RenderedView {
  public typealias Body = Never
  public nonisolated init() {}
}
public struct Circle: Shape, RenderedView {
  public typealias Body = Never
  public nonisolated init() {}
}
public struct Ellipse: Shape, RenderedView {
  public typealias Body = Never
  public nonisolated init() {}
}
public struct Capsule: Shape, RenderedView {
  public typealias Body = Never
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
}
public struct RoundedRectangle: Shape, RenderedView {
  public typealias Body = Never
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}

extension RenderedView where Self: Shape {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] { [] }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}
#endif
