#if !canImport(UIKit)
extension View {
  /// Sets the title that the navigation bar shows for this screen.
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    let title = String(title)
    return modifier(ScreenModifier { $0.navigationItem.title = title })
  }

  /// Conditionally prevents the user from pulling down the sheet that contains this view.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(ScreenModifier { $0.isModalInPresentation = isDisabled })
  }
}

private struct ScreenModifier: RenderedModifier {
  typealias Body = Never

  let change: @MainActor (UIViewController) -> Void

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    if let screen = scope.host.host { change(screen) }
    return node.render(content, at: .position(0), scope)
  }
}
#endif
