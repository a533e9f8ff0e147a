#if !canImport(UIKit)
/// A type-erased view. Wrapping another type of view changes its identity.
public struct AnyView: View {
  public typealias Body = Never

  let content: any View

  public init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    node.render(content, at: .position(0), scope)
  }
}
#endif
