#if !canImport(UIKit)
extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(isPresented, style: .automatic, onDismiss, content)
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(item, style: .automatic, onDismiss, content)
  }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(isPresented, style: .fullScreen, onDismiss, content)
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(item, style: .fullScreen, onDismiss, content)
  }

  private func presentation(
    _ isPresented: Binding<Bool>, style: UIModalPresentationStyle, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> some View
  ) -> some View {
    modifier(
      PresentationModifier(
        wanted: isPresented.wrappedValue ? (true, AnyView(content())) : nil, style: style,
        close: { isPresented.wrappedValue = false }, onDismiss: onDismiss))
  }

  private func presentation<Item: Identifiable>(
    _ item: Binding<Item?>, style: UIModalPresentationStyle, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> some View
  ) -> some View {
    modifier(
      PresentationModifier(
        wanted: item.wrappedValue.map { (AnyHashable($0.id), AnyView(content($0))) },
        style: style, close: { item.wrappedValue = nil }, onDismiss: onDismiss))
  }
}

private struct PresentationModifier: RenderedModifier {
  typealias Body = Never

  let wanted: (id: AnyHashable, content: AnyView)?
  let style: UIModalPresentationStyle
  let close: () -> Void
  let onDismiss: (() -> Void)?

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let presentation = node.element { ViewPresentation(by: scope.host) }
    presentation.close = close
    presentation.onDismiss = onDismiss
    presentation.want(wanted.map { screen($0.id, $0.content, scope.environment) })
    scope.host.add(presentation)
    node.onRemoval = { presentation.viewIsGone() }
    return node.render(content, at: .position(0), scope)
  }

  private func screen(
    _ id: AnyHashable, _ content: AnyView, _ environment: EnvironmentValues
  ) -> PresentedScreen {
    PresentedScreen(id: id) { [style] onDismissal in
      let host = PresentationHostingController(rootView: content)
      host.renderer.inherited = environment
      host.modalPresentationStyle = style
      host.onDismissal = onDismissal
      return host
    } update: { screen in
      guard let host = screen as? PresentationHostingController<AnyView> else { return }
      host.rootView = content
      host.renderer.inherited = environment
    }
  }
}
#endif
