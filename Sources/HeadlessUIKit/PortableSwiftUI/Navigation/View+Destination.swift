#if !canImport(UIKit)
extension View {
  /// The page that the stack around this view shows for a value of this type in its path.
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

  /// The stack of SwiftUI's that a view is in.
  var navigationModel: NavigationModelReference {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

struct NavigationModelReference {
  weak var model: NavigationModel?
}
#endif
