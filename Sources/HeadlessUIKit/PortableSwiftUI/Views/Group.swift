#if !canImport(UIKit)
/// A container that applies modifiers to several views together.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: RenderedView where Content: View {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    node.render(content, at: .position(0), scope)
  }
}

/// A view that doesn't contain any content.
public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: View {
  public typealias Body = Never
}

extension EmptyView: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] { [] }
}
#endif
