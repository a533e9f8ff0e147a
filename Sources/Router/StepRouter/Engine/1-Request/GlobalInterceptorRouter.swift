import PortableUIKit

/// A router that adds interceptors and tasks to every destination of another router.
///
/// ```swift
/// let router = GlobalInterceptorRouter(router: DefaultRouter())
///   .adding(MaintenanceInterceptor())
///   .adding(LogScreen())
/// ```
///
/// The interceptors run once per navigation, before the destination's own, and end it if they fail.
/// The tasks get the view controller of the destination's own step. ``DefaultRouter`` accepts the
/// same interceptors and tasks; use this type to add them around any other router.
@MainActor
public struct GlobalInterceptorRouter: RouterDecorator {
  /// The router whose destinations get the interceptors and tasks.
  public let router: any Router
  private var additions: RouterAdditions?

  /// Creates a router that runs these interceptors before those of the router's destinations.
  public init(router: any Router, interceptors: [any RoutingInterceptor<Void>] = []) {
    self.router = router
    guard !interceptors.isEmpty else { return }
    additions = RouterAdditions.adding(to: nil) { additions in
      for interceptor in interceptors { additions.add(interceptor) }
    }
  }

  /// Returns a router with an additional interceptor.
  public func adding(_ interceptor: some RoutingInterceptor<Void>) -> Self {
    adding { $0.add(interceptor) }
  }

  /// Returns a router with an additional interceptor that sees the destination's context, or nil
  /// for `Void`.
  ///
  /// ```swift
  /// router.adding(
  ///   InlineInterceptor(checking: { (context: Any?) in try permissions.check(context as? Int) }))
  /// ```
  @_disfavoredOverload
  public func adding(_ interceptor: some RoutingInterceptor<Any?>) -> Self {
    adding { $0.add(interceptor) }
  }

  /// Returns a router with an additional task for the screen of every destination, which runs
  /// before the step's own tasks.
  ///
  /// ```swift
  /// router.adding(
  ///   InlineContextTask { (screen: UIViewController, _: Any?) in
  ///     screen.navigationItem.largeTitleDisplayMode = .never
  ///   })
  /// ```
  public func adding(
    _ task: some ContextTask<UIViewController, Any?>, fileID: String = #fileID,
    line: UInt = #line
  ) -> Self {
    adding { $0.add(task, at: CodeLocation(fileID: fileID, line: line)) }
  }

  /// Returns a router with an additional task that runs after every successful navigation, when all
  /// of its steps' own tasks have run.
  ///
  /// ```swift
  /// router.adding(
  ///   InlinePostTask { (screen: UIViewController, context: Any?, _) in
  ///     analytics.count(.screenShown(screen.title))
  ///   })
  /// ```
  public func adding(_ task: some PostRoutingTask<UIViewController, Any?>) -> Self {
    adding { $0.add(task) }
  }

  /// Adds the interceptors and tasks to the request and passes it on.
  public func perform<Screen, Context>(
    _ request: NavigationRequest<Screen, Context>
  ) -> Navigation {
    guard let additions else { return router.perform(request) }
    let step = request.step
    var intercepted = request.to(additions.adding(to: step, with: request.context))
    intercepted.interceptors =
      additions.interceptors(for: step, with: request.context) + request.interceptors
    return router.perform(intercepted)
  }

  /// Returns the plan of the router behind this one, and prepares this router's interceptors and
  /// tasks.
  public func plan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context
  ) throws(RoutingError) -> RoutingPlan {
    guard let additions else { return try router.plan(to: step, with: context) }
    let plan = try router.plan(to: additions.adding(to: step, with: context), with: context)
    for interceptor in additions.interceptors(for: step, with: context) {
      _ = try prepared(interceptor)
    }
    return plan
  }

  private func adding(_ add: (RouterAdditions) -> Void) -> Self {
    var copy = self
    copy.additions = RouterAdditions.adding(to: additions, add)
    return copy
  }
}
