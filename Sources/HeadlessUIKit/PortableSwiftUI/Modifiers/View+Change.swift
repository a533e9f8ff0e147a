#if !canImport(UIKit)
extension View {
  /// Calls the action with the new value when the value is another one than at the last rendering.
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
