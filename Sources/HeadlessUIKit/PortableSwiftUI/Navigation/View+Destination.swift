#if !canImport(UIKit)
extension View {
  /// Associates a destination view with a type of value in the path of the enclosing stack.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      DestinationModifier(type: ObjectIdentifier(D.self)) { value in
        (value.base as? D).map { AnyView(destination($0)) }
      })
  }
}

private struct DestinationModifier: RenderedModifier {
  typealias Body = Never

  let type: ObjectIdentifier
  let build: @MainActor (AnyHashable) -> AnyView?

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    scope.environment.navigationModel.model?.register(type, by: scope.host, build)
    return node.render(content, at: .position(0), scope)
  }
}

extension EnvironmentValues {
  private struct NavigationKey: EnvironmentKey {
    static var defaultValue: NavigationModelReference { NavigationModelReference() }
  }

  /// The model of the enclosing SwiftUI navigation stack.
  var navigationModel: NavigationModelReference {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

struct NavigationModelReference {
  weak var model: NavigationModel?
}
#endif
