#if !canImport(UIKit)
/// A primitive view, which renders directly into UIKit views.
@MainActor protocol RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView]
}

/// A primitive modifier, which renders its content directly.
@MainActor protocol RenderedModifier: ViewModifier where Body == Never {
  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView]
}

/// The host and environment in which views render.
@MainActor struct RenderScope {
  let host: HostRenderer
  var environment: EnvironmentValues
}
#endif
