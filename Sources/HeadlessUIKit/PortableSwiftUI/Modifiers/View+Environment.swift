#if !canImport(UIKit)
extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Disables the controls in this view. It can't enable controls that an outer view disables.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

private struct EnvironmentModifier: RenderedModifier {
  typealias Body = Never

  let change: (inout EnvironmentValues) -> Void

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    var inner = scope
    change(&inner.environment)
    return node.render(content, at: .position(0), inner)
  }
}
#endif
