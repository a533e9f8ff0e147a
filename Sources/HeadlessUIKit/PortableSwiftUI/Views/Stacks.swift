#if !canImport(UIKit)
/// A view that arranges its subviews in a horizontal line. Alignment and spacing don't affect
/// anything on a headless device.
public struct HStack<Content: View>: View {
  public typealias Body = Never

  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    [node.stack(.horizontal, spacing: spacing, of: content, scope)]
  }
}

/// A view that arranges its subviews in a vertical line.
public struct VStack<Content: View>: View {
  public typealias Body = Never

  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    [node.stack(.vertical, spacing: spacing, of: content, scope)]
  }
}

/// A view that overlays its subviews. A headless device doesn't measure them, so none covers
/// another.
public struct ZStack<Content: View>: View {
  public typealias Body = Never

  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ZStack: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    [node.stack(.vertical, spacing: nil, of: content, scope)]
  }
}

extension ViewNode {
  func stack(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat?, of content: some View,
    _ scope: RenderScope
  ) -> UIView {
    let stack = element { UIStackView.unmeasured() }
    stack.axis = axis
    stack.spacing = spacing ?? 8
    stack.arrange(render(content, at: .position(0), scope))
    return stack
  }
}
#endif
