#if !canImport(UIKit)
extension View {
  /// Performs an action when the value differs from the last rendering. The action receives the new
  /// value.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, action: action))
  }
}

private struct ChangeModifier<Value: Equatable>: RenderedModifier {
  typealias Body = Never

  let value: Value
  let action: (Value) -> Void

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let last = node.element { LastValue(value) }
    if last.value != value {
      last.value = value
      onNextTurn(of: scope.host.host) { [action, value] in action(value) }
    }
    return node.render(content, at: .position(0), scope)
  }
}

@MainActor private final class LastValue<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
#endif
