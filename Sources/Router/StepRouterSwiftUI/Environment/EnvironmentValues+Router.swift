import PortableSwiftUI
import StepRouter

extension EnvironmentValues {
  private struct RouterKey: EnvironmentKey {
    static var defaultValue: any Router { MissingRouter() }
  }

  /// The router for the view's screen.
  ///
  /// ```swift
  /// struct BuyButton: View {
  ///   @Environment(\.router) private var router
  ///
  ///   var body: some View {
  ///     Button("Buy") { router.navigate(to: product, with: 42) }
  ///   }
  /// }
  /// ```
  ///
  /// This is the router that the screen's factory received. Otherwise it's the `routerOfViews` of
  /// the screen's window at the time of use, and otherwise a `DefaultRouter` for that window. A
  /// view outside any ``HostingScreen`` has no router: each navigation ends at once with
  /// `RoutingError.startNotFound` and the reason `StartFailure.noRouter`.
  public var router: any Router {
    get { self[RouterKey.self] }
    set { self[RouterKey.self] = newValue }
  }
}

/// Stands in for a missing router, and fails every navigation.
struct MissingRouter: Router {
  nonisolated init() {}

  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    let navigation = Navigation()
    navigation.finish()
    request.completion?(.failure(.startNotFound(request.step.reference, reason: .noRouter)))
    return navigation
  }

  func plan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context
  ) throws(RoutingError) -> RoutingPlan {
    throw .startNotFound(step.reference, reason: .noRouter)
  }
}
