#if !canImport(UIKit)
/// A view for each element of a collection. It keeps its state for as long as the element's id
/// exists.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach: RenderedView where Content: View {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    data.flatMap { element in
      node.render(content(element), at: .id(AnyHashable(id(element))), scope)
    }
  }
}
#endif
