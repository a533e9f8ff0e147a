#if !canImport(UIKit)
/// A view that switches between child views with tabs. It renders as a tab bar controller, a child
/// of the host (rule 168). Each tab is a view with a `tabItem`.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never

  let selection: Binding<SelectionValue>?
  let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension TabView: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    guard let host = scope.host.host, node.hasElement || host.viewIfLoaded?.window != nil else {
      return []
    }
    let model = node.element { TabModel(in: host) }
    node.onRemoval = { model.leave() }
    var inner = scope
    inner.environment.tabModel = TabModelReference(model: model)
    model.collect { _ = node.render(content, at: .position(0), inner) }
    model.select = selection.map { selection in
      { if let value = $0?.base as? SelectionValue { selection.wrappedValue = value } }
    }
    model.show(selected: selection.map { AnyHashable($0.wrappedValue) })
    return [model.view]
  }
}

extension View {
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }

  /// Sets the value that selects this tab.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}

private struct TabItemModifier<Label: View>: RenderedModifier {
  typealias Body = Never

  let label: Label

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    guard let model = scope.environment.tabModel.model else {
      return node.render(content, at: .position(0), scope)
    }
    let page = node.element { TabHostingController(rootView: AnyView(EmptyView())) }
    let texts = node.render(label, at: .position(0), scope).flatMap(\.texts)
    page.tabBarItem.title = texts.joined(separator: ", ")
    page.rootView = AnyView(content)
    page.tag = scope.environment.tabTag ?? (content as? any TaggedView)?.tag
    page.renderer.inherited = scope.environment
    page.renderer.inherited.tabModel = TabModelReference()
    page.renderer.inherited.tabTag = nil
    model.add(page)
    return []
  }
}

private struct TagModifier: RenderedModifier {
  typealias Body = Never

  let tag: AnyHashable

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    if let options = scope.environment.options.list {
      let views = node.render(content, at: .position(0), scope)
      if !views.isEmpty { options.add(tag, views) }
      return []
    }
    var inner = scope
    inner.environment.tabTag = tag
    return node.render(content, at: .position(0), inner)
  }
}

/// A view with a tag, so that a tag inside a tab's item counts, too.
@MainActor private protocol TaggedView {
  var tag: AnyHashable { get }
}

extension ModifiedContent: TaggedView where Modifier == TagModifier {
  fileprivate var tag: AnyHashable { modifier.tag }
}
#endif
