import PortableUIKit

/// A router that passes its requests on to another router and adds something of its own.
///
/// ```swift
/// struct RecordingRouter: RouterDecorator {
///   let router: any Router
///   let record: (CodeLocation) -> Void
///
///   func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
///     record(request.origin)
///     return router.perform(request)
///   }
/// }
/// ```
///
/// Plans come from the router behind it. If your router changes the destination, implement
/// ``Router/plan(to:with:)`` too, so that plans say what will happen.
@MainActor
public protocol RouterDecorator: Router {
  /// The router that performs the requests.
  var router: any Router { get }
}

extension RouterDecorator {
  /// Returns the plan of the router behind this one.
  public func plan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context
  ) throws(RoutingError) -> RoutingPlan {
    try router.plan(to: step, with: context)
  }
}
