#if !canImport(UIKit)
/// The side of a row on which a swipe begins.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing
}

extension View {
  /// Adds swipe actions to a row of a list.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      SwipeModifier(
        isLeading: edge == .leading, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}

private struct SwipeModifier<Actions: View>: RenderedModifier {
  typealias Body = Never

  let isLeading: Bool
  let allowsFullSwipe: Bool
  let actions: Actions

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let views = node.render(content, at: .position(0), scope)
    guard scope.environment.isInList else { return views }
    let buttons = node.render(actions, at: .position(1), scope).compactMap { $0 as? UIButton }
    let row = node.element { SwipedView() }
    row.arrange(
      views,
      actions: buttons.filter(\.isEnabled).map { button in
        SwipedView.Action(title: button.shownName, isLeading: isLeading) { [weak button] in
          button?.sendActions(for: .primaryActionTriggered)
        }
      }, allowsFullSwipe: allowsFullSwipe)
    return [row]
  }
}
#endif
