#if !canImport(UIKit)
extension View {
  /// Performs an action when the value differs from the last rendering. The action receives the new
  /// value.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Performs an action when the value differs from the last rendering.
  @available(iOS 17.0, *)
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Performs an action when the value differs from the last rendering. The action receives the old
  /// value and the new one.
  @available(iOS 17.0, *)
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }
}

private struct ChangeModifier<Value: Equatable>: RenderedModifier {
  typealias Body = Never

  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let isFirst = !node.hasElement
    let last = node.element { LastValue(value) }
    if last.value != value || isFirst && isInitial {
      let old = last.value
      last.value = value
      onNextTurn(of: scope.host.host) { [action, value] in action(old, value) }
    }
    return node.render(content, at: .position(0), scope)
  }
}

@MainActor private final class LastValue<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
#endif
