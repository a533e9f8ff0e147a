#if !canImport(UIKit)
extension View {
  /// Puts items into the bars of this screen.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Puts views into the navigation bar of this screen.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)))
  }

  /// Shows or hides this screen's navigation bar. Other bars stay as they are.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(
      BarVisibilityModifier(
        isHidden: bars.contains { $0.isNavigationBar } && visibility != .automatic
          ? visibility == .hidden : nil))
  }

  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(BarVisibilityModifier(isHidden: hidden))
  }

  /// Hides the button that leads back from this screen.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(ScreenModifier { $0.navigationItem.hidesBackButton = hidesBackButton })
  }

  /// Does nothing, because a headless device doesn't draw.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Does nothing, because a headless device doesn't draw.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Does nothing, because a headless device doesn't draw.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
}

/// A bar of a screen.
public struct ToolbarPlacement: Sendable {
  let isNavigationBar: Bool

  public static let automatic = ToolbarPlacement(isNavigationBar: true)
  public static let navigationBar = ToolbarPlacement(isNavigationBar: true)
  public static let bottomBar = ToolbarPlacement(isNavigationBar: false)
  public static let tabBar = ToolbarPlacement(isNavigationBar: false)
}

private struct ToolbarModifier<Items: ToolbarContent>: RenderedModifier {
  typealias Body = Never

  let items: Items

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    items.render(inside: node, at: .position(1), scope)
    return node.render(content, at: .position(0), scope)
  }
}

private struct BarVisibilityModifier: RenderedModifier {
  typealias Body = Never

  let isHidden: Bool?

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    if let isHidden { scope.host.bars.isNavigationBarHidden = isHidden }
    return node.render(content, at: .position(0), scope)
  }
}
#endif
