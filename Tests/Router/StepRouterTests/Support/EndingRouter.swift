import PortableUIKit
import StepRouter

/// A router that ends each navigation at once, without anything that is shown.
@MainActor
protocol EndingRouter: Router {
  /// Notes that it was asked.
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
