#if !canImport(UIKit)
/// A view that displays a root view and lets you push more views on top of it. It renders as a
/// navigation controller, a child of the host (rule 168).
public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never

  let path: NavigationValues?
  let root: Root
}

extension NavigationStack where Data == Never {
  /// Creates a stack that manages its own path.
  public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.path = NavigationValues(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.root = root()
  }
}

extension NavigationStack: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    guard let host = scope.host.host, node.hasElement || host.viewIfLoaded?.window != nil else {
      return []
    }
    let model = node.element { NavigationModel(in: host) }
    node.onRemoval = { model.leave() }
    model.update(root: AnyView(root), path: path, scope.environment)
    return [model.view]
  }
}

/// Accessors for a path that the app owns.
struct NavigationValues {
  let get: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
}
#endif
