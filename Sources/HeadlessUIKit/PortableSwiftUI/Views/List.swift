#if !canImport(UIKit)
/// A container that presents rows in a single scrolling column.
public struct List<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never

  let content: Content
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

extension List: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    [node.scrollingColumn(of: content, scope)]
  }
}

/// A scrollable view.
public struct ScrollView<Content: View>: View {
  public typealias Body = Never

  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ScrollView: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    [node.scrollingColumn(of: content, scope)]
  }
}

extension ViewNode {
  fileprivate func scrollingColumn(of content: some View, _ scope: RenderScope) -> UIView {
    let column = element {
      let column = ScrolledColumn()
      column.scroll.addSubview(column.stack)
      return column
    }
    column.stack.arrange(render(content, at: .position(0), scope))
    return column.scroll
  }
}

/// A scroll view and its column.
@MainActor private final class ScrolledColumn {
  let scroll = UIScrollView()
  let stack = UIStackView()

  init() { stack.axis = .vertical }
}
#endif
