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

  public init<Data, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    content = ForEach(data, content: rowContent)
  }

  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

extension List: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    var inner = scope
    inner.environment.isInList = true
    return [node.scrollingColumn(of: content, inner)]
  }
}

/// A container for controls, as in settings. It renders as a list.
public struct Form<Content: View>: View {
  public typealias Body = Never

  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    var inner = scope
    inner.environment.isInList = true
    return [node.scrollingColumn(of: content, inner)]
  }
}

extension EnvironmentValues {
  private struct ListKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is in a list, whose rows the user can swipe.
  var isInList: Bool {
    get { self[ListKey.self] }
    set { self[ListKey.self] = newValue }
  }
}
#endif
