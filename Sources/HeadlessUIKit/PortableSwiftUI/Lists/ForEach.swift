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

  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data.element(at: $0.0, lastly: elements[$0.0])) }, id: { $0.1 })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension Binding where Value: MutableCollection {
  /// Returns a binding to an element. Once its place is gone, it has the last value.
  fileprivate func element(at index: Value.Index, lastly known: Value.Element)
    -> Binding<Value.Element>
  {
    Binding<Value.Element>(
      get: {
        let elements = wrappedValue
        return elements.indices.contains(index) ? elements[index] : known
      },
      set: { if wrappedValue.indices.contains(index) { wrappedValue[index] = $0 } }, in: ())
  }
}

extension ForEach: RenderedView where Content: View {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let delete = scope.environment.deletion
    let options = scope.environment.options.list
    var inner = scope
    inner.environment.deletion = nil
    return data.enumerated().flatMap { offset, element -> [UIView] in
      let id = AnyHashable(id(element))
      inner.environment.ownDeletion = delete.map { delete in { delete(IndexSet(integer: offset)) } }
      let views = node.render(SwipedRow(content: content(element)), at: .id(id), inner)
      guard let options else { return views }
      if !views.isEmpty { options.add(id, views) }
      return []
    }
  }
}
#endif
