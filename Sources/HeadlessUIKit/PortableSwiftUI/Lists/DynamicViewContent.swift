#if !canImport(UIKit)
/// Views for the elements of a collection, which the user may delete and move.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection

  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets the user delete a row of a list with a swipe.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(DeletionModifier(action: action))
  }

  /// Accepts the action for dragged rows. A headless user drags no rows.
  public func onMove(
    perform action: ((_ source: IndexSet, _ destination: Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(DeletionModifier(action: nil))
  }
}

private struct DeletionModifier: RenderedModifier {
  typealias Body = Never

  let action: ((IndexSet) -> Void)?

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    var inner = scope
    if let action, scope.environment.isInList { inner.environment.deletion = action }
    return node.render(content, at: .position(0), inner)
  }
}

extension EnvironmentValues {
  private struct DeletionKey: EnvironmentKey {
    static var defaultValue: ((IndexSet) -> Void)? { nil }
  }

  private struct OwnDeletionKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
  }

  /// Deletes elements of the nearest collection.
  var deletion: ((IndexSet) -> Void)? {
    get { self[DeletionKey.self] }
    set { self[DeletionKey.self] = newValue }
  }

  /// Deletes the element of the nearest row.
  var ownDeletion: (() -> Void)? {
    get { self[OwnDeletionKey.self] }
    set { self[OwnDeletionKey.self] = newValue }
  }
}
#endif
