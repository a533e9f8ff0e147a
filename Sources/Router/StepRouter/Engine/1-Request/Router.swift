import PortableUIKit

/// Brings a destination on screen, wherever the user is, and tells what that would take.
///
/// Apps use ``DefaultRouter``. A router that changes what is asked of another one is a
/// ``RouterDecorator``.
///
/// ```swift
/// let router: any Router = DefaultRouter()
/// router.navigate(to: product, with: 42)
/// ```
@MainActor
public protocol Router {
  /// Carries the request out. It calls `request.completion` exactly once, whatever happens.
  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation

  /// Tells what a navigation would do now.
  ///
  /// ```swift
  /// let plan = try router.plan(to: product, with: 42)
  /// if plan.kind == .alreadyVisible { highlight(plan.start) }
  /// ```
  ///
  /// Nothing changes, and no interceptor is asked. It throws the error that the navigation would
  /// fail with before it asks its interceptors.
  func plan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context
  ) throws(RoutingError) -> RoutingPlan
}
