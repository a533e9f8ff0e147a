import PortableUIKit

/// Brings destinations on screen from wherever the user is, and plans navigations in advance.
///
/// Apps use ``DefaultRouter``. To change another router's requests, write a ``RouterDecorator``.
///
/// ```swift
/// let router: any Router = DefaultRouter()
/// router.navigate(to: product, with: 42)
/// ```
@MainActor
public protocol Router {
  /// Performs the request, and calls `request.completion` exactly once, in every case.
  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation

  /// Returns what a navigation would do now.
  ///
  /// ```swift
  /// let plan = try router.plan(to: product, with: 42)
  /// if plan.kind == .alreadyVisible { highlight(plan.start) }
  /// ```
  ///
  /// Planning changes nothing and runs no interceptor. It throws the error that the navigation
  /// would fail with before running its interceptors.
  func plan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context
  ) throws(RoutingError) -> RoutingPlan
}
