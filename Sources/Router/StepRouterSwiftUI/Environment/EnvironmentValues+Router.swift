import PortableSwiftUI
import StepRouter

extension EnvironmentValues {
  private struct RouterKey: EnvironmentKey {
    static var defaultValue: any Router { MissingRouter() }
  }

  /// The router of the screen that a view is on.
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
  /// It is the one that was given to the screen's factory; otherwise `routerOfViews` of the window
  /// that the screen is in when the view asks; otherwise a `DefaultRouter` of that window. A view
  /// that is on no ``HostingScreen`` has none: each navigation ends at once with
  /// `RoutingError.startNotFound` for the reason `StartFailure.noRouter`.
  public var router: any Router {
    get { self[RouterKey.self] }
    set { self[RouterKey.self] = newValue }
  }
}

/// Stands where there is no router.
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
