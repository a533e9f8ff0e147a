#if !canImport(UIKit)
/// A view that is not made of others: it says itself which views of UIKit stand for it.
@MainActor protocol RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView]
}

/// A modifier that is rendered itself.
@MainActor protocol RenderedModifier: ViewModifier where Body == Never {
  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView]
}

/// What views are told while they are rendered.
@MainActor struct RenderScope {
  let host: HostRenderer
  var environment: EnvironmentValues
}
#endif
