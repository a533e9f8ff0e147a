#if !canImport(UIKit)
extension View {
  /// Binds a view's identity to the given value. A new id creates a new view with a state of its
  /// own.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }
}

private struct IdentityModifier: RenderedModifier {
  typealias Body = Never

  let id: AnyHashable

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    node.render(content, at: .id(id), scope)
  }
}
#endif
