#if !canImport(UIKit)
extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}

private struct AppearanceModifier: RenderedModifier {
  typealias Body = Never

  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let appearance = node.element { ViewAppearance() }
    appearance.onAppear = appear
    appearance.onDisappear = disappear
    scope.host.add(appearance)
    node.onRemoval = { appearance.disappeared() }
    return node.render(content, at: .position(0), scope)
  }
}

/// Calls a view's appear and disappear actions, always in alternation.
@MainActor final class ViewAppearance {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  private var isThere = false

  func appeared() {
    guard !isThere else { return }
    isThere = true
    onAppear?()
  }

  func disappeared() {
    guard isThere else { return }
    isThere = false
    onDisappear?()
  }
}
#endif
