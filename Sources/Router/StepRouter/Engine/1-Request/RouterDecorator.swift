import PortableUIKit

/// A router that passes on to another one what it is asked for, and adds something of its own.
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
/// Plans are those of the router behind it. One that changes what is navigated to writes
/// ``Router/plan(to:with:)`` too, so that the plan says what is going to happen.
@MainActor
public protocol RouterDecorator: Router {
  /// The router that it passes requests on to.
  var router: any Router { get }
}

extension RouterDecorator {
  /// Asks the router behind this one.
  public func plan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context
  ) throws(RoutingError) -> RoutingPlan {
    try router.plan(to: step, with: context)
  }
}
