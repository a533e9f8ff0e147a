#if !canImport(UIKit)
/// A view in a box with a title.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    VStack {
      label
      content
    }
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A button that shows and hides content.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  let given: Binding<Bool>?
  let content: () -> Content
  let label: Label

  init(_ given: Binding<Bool>?, _ content: @escaping () -> Content, _ label: Label) {
    self.given = given
    self.content = content
    self.label = label
  }

  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content, label())
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, content, label())
  }

  public var body: some View {
    let isExpanded = given ?? $isOpen
    VStack {
      Button {
        isExpanded.wrappedValue.toggle()
      } label: {
        label
      }
      if isExpanded.wrappedValue { content() }
    }
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content, Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content, Text(titleKey))
  }
}

/// A view that knows its size. On a headless device that's the size of the screen's view.
public struct GeometryReader<Content: View>: View {
  public typealias Body = Never

  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

/// The size of a view.
public struct GeometryProxy: Sendable {
  public let size: CGSize
}

extension GeometryReader: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let size = scope.host.host?.viewIfLoaded?.bounds.size ?? .zero
    return node.render(content(GeometryProxy(size: size)), at: .position(0), scope)
  }
}
#endif
