import PortableUIKit
import StepRouter

/// A router that ends each navigation at once and shows nothing.
@MainActor
protocol EndingRouter: Router {
  /// Notes a request.
  func note()
}

extension EndingRouter {
  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    note()
    request.completion?(.failure(.cancelled(progress: RoutingProgress())))
    let navigation = Navigation()
    navigation.finish()
    return navigation
  }

  func plan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context
  ) throws(RoutingError) -> RoutingPlan {
    throw .cancelled(progress: RoutingProgress())
  }
}
