#if !canImport(UIKit)
/// A flexible space that takes up all the room between the views beside it.
public struct Spacer: View {
  public typealias Body = Never

  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] { [] }
}

/// A line between views.
public struct Divider: View {
  public typealias Body = Never

  public init() {}
}

extension Divider: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] { [] }
}
#endif
