#if !canImport(UIKit)
/// A scrollable view.
public struct ScrollView<Content: View>: View {
  public typealias Body = Never

  let content: Content

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ScrollView: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    [node.scrollingColumn(of: content, scope)]
  }
}

extension ViewNode {
  /// Renders content into a scroll view, which the user can pull if the environment says so.
  func scrollingColumn(of content: some View, _ scope: RenderScope) -> UIView {
    let column = element { ScrolledColumn() }
    column.follow(scope.environment.refresh)
    var inner = scope
    inner.environment.refresh = nil
    column.stack.arrange(render(content, at: .position(0), inner))
    return column.scroll
  }
}

/// A scroll view and its column.
@MainActor private final class ScrolledColumn {
  let scroll = UIScrollView()
  let stack = UIStackView.unmeasured()

  init() {
    stack.axis = .vertical
    scroll.addSubview(stack)
  }

  func follow(_ refresh: RefreshAction?) {
    guard let refresh else {
      scroll.refreshControl = nil
      return
    }
    let control = scroll.refreshControl ?? UIRefreshControl()
    control.addAction(
      UIAction(identifier: .rendered) { [weak control] _ in
        Task { @MainActor in
          await refresh()
          control?.endRefreshing()
        }
      }, for: .valueChanged)
    if scroll.refreshControl !== control { scroll.refreshControl = control }
  }
}

/// A view that can scroll the scroll views in it. On a headless device they stay where they are.
public struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never

  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    node.render(content(ScrollViewProxy()), at: .position(0), scope)
  }
}

/// Scrolls to a view by its id.
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
#endif
