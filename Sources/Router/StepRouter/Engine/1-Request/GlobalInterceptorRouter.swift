import PortableUIKit

/// A router that asks interceptors and runs tasks for every destination of another router.
///
/// ```swift
/// let router = GlobalInterceptorRouter(router: DefaultRouter())
///   .adding(MaintenanceInterceptor())
///   .adding(LogScreen())
/// ```
///
/// Interceptors are asked once in a navigation, before the destination's own, and end it if they
/// fail. Tasks get the view controller of the destination's own step. They are what
/// ``DefaultRouter`` takes too; this one adds them around any router.
@MainActor
public struct GlobalInterceptorRouter: RouterDecorator {
  /// The router whose destinations are intercepted.
  public let router: any Router
  private var additions: RouterAdditions?

  /// Puts the interceptors before those of the router's destinations.
  public init(router: any Router, interceptors: [any RoutingInterceptor<Void>] = []) {
    self.router = router
    guard !interceptors.isEmpty else { return }
    additions = RouterAdditions.adding(to: nil) { additions in
      for interceptor in interceptors { additions.add(interceptor) }
    }
  }

  /// A router with a further interceptor.
  public func adding(_ interceptor: some RoutingInterceptor<Void>) -> Self {
    adding { $0.add(interceptor) }
  }

  /// A router with a further interceptor, which sees the destination's context; nil for `Void`.
  ///
  /// ```swift
  /// router.adding(
  ///   InlineInterceptor(checking: { (context: Any?) in try permissions.check(context as? Int) }))
  /// ```
  @_disfavoredOverload
  public func adding(_ interceptor: some RoutingInterceptor<Any?>) -> Self {
    adding { $0.add(interceptor) }
  }

  /// A router with a further task for the screen of every destination, before the step's own tasks.
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

  /// A router with a further task that runs when a navigation has succeeded, after all of its steps'
  /// own.
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

  /// Asks the router behind this one, and prepares its own interceptors and tasks.
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
