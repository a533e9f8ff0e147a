import PortableUIKit

/// The router of an app: searches upward, then builds downward.
///
/// ```swift
/// let router = DefaultRouter()
/// router.navigate(to: product, with: 42)
/// ```
///
/// It is a value without state of its own: make as many as you like. Those that work in one window
/// share its turns.
@MainActor
public struct DefaultRouter: Router {
  package let windowProvider: any WindowProvider
  private let policy: TurnPolicy
  private let timeLimit: Duration
  private let audience: Audience?
  private var interceptors: [any RoutingInterceptor<Void>] = []

  /// A router.
  ///
  /// - Parameters:
  ///   - windowProvider: The window that it works in, and nowhere else.
  ///   - policy: What a navigation does that comes to its build while another is performed.
  ///   - timeLimit: How long an action or a container may take to answer.
  ///   - observers: Who is told of every decision.
  public init(
    windowProvider: any WindowProvider = KeyWindowProvider(), policy: TurnPolicy = .enqueue,
    timeLimit: Duration = .seconds(10), observers: [any RoutingObserver] = []
  ) {
    self.windowProvider = windowProvider
    self.policy = policy
    self.timeLimit = timeLimit
    audience = Audience(observers)
  }

  /// A router with a guard that stands before every destination's own.
  ///
  /// ```swift
  /// let router = DefaultRouter().adding(MaintenanceInterceptor())
  /// ```
  public func adding(_ interceptor: some RoutingInterceptor<Void>) -> Self {
    var copy = self
    copy.interceptors.append(interceptor)
    return copy
  }

  /// Carries the request out; see ``Router/navigate(to:with:animated:completion:fileID:line:)``.
  public func perform<Screen, Context>(
    _ request: NavigationRequest<Screen, Context>
  ) -> Navigation {
    let tracer = Tracer(audience: audience(with: request.furtherObservers))
    tracer.record(
      .requested(
        request.step.reference, context: TypeName(request.step.boundContext ?? Context.self),
        origin: request.origin))
    var search = Search(window: windowProvider.window, tracer: tracer)
    do {
      let hit = try search.begin(request.step.link, with: request.context)
      if interceptors.isEmpty, request.furtherInterceptors == nil,
        let screen = search.screenInPlace(Screen.self, at: hit)
      {
        return finish(
          request.step, at: screen, after: search, from: hit, completion: request.completion)
      }
      let route = try search.route(to: request.step, from: hit)
      return begin(request, after: search) { $0.begin(with: route) }
    } catch {
      return begin(request, after: search) { $0.begin(afterFailure: error) }
    }
  }

  /// What a navigation would do now.
  ///
  /// ```swift
  /// let plan = try router.plan(to: product, with: 42)
  /// if plan.kind == .alreadyVisible { … }
  /// ```
  ///
  /// Nothing changes, and no guard is asked. It throws what the navigation would fail with before
  /// its guards.
  public func plan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context
  ) throws(RoutingError) -> RoutingPlan {
    var search = Search(window: windowProvider.window, tracer: .silent)
    let hit = try search.begin(step.link, with: context)
    return RoutingPlan(route: try search.route(to: step, from: hit))
  }

  private func audience(with observers: [any RoutingObserver]?) -> Audience? {
    guard let observers else { return audience }
    return audience?.adding(observers) ?? Audience(observers)
  }

  /// Ends a navigation that has nothing to do.
  private func finish<Screen, Context>(
    _ step: DestinationStep<Screen, Context>, at screen: Screen, after search: Search,
    from hit: Search.Hit, completion: NavigationRequest<Screen, Context>.Completion?
  ) -> Navigation {
    guard completion != nil || search.tracer.isObserved else { return .finished }
    do {
      let route = try search.route(to: step, from: hit)
      search.tracer.record(.planned(route.summary))
      search.tracer.record(.finished(.reached(.alreadyVisible)))
      completion?(
        .success(
          NavigationOutcome(
            viewController: screen, kind: .alreadyVisible, plan: RoutingPlan(route: route))))
    } catch {
      search.tracer.record(.finished(.failed(error.description)), as: .warning)
      completion?(.failure(error))
    }
    return .finished
  }

  /// Begins a navigation that has something to do, or to wait for.
  private func begin<Screen, Context>(
    _ request: NavigationRequest<Screen, Context>, after search: Search,
    _ begin: (NavigationRun) -> Void
  ) -> Navigation {
    let navigation = Navigation()
    let conditions = NavigationRun.Conditions(
      destination: request.step.reference, policy: policy,
      manner: .init(animated: request.animated, timeLimit: timeLimit, tracer: search.tracer),
      routersGuards: interceptors.isEmpty
        ? request.interceptors : interceptors + request.interceptors)
    let step = request.step
    var ended: (@MainActor (NavigationRun.Ending) -> Void)?
    if let completion = request.completion {
      ended = { completion($0.flatMap { Self.outcome($0, of: step) }) }
    }
    let plan = {
      @MainActor [context = request.context, tracer = search.tracer]
      (window: UIWindow?, memory: inout ChoiceMemory) throws(RoutingError) -> PlannedRoute in
      var search = Search(window: window, tracer: tracer, memory: memory)
      defer { memory = search.memory }
      let hit = try search.begin(step.link, with: context)
      return try search.route(to: step, from: hit)
    }
    begin(
      NavigationRun(
        navigation, in: search.window, conditions: conditions, memory: search.memory, plan: plan,
        completion: ended))
    return navigation
  }

  private static func outcome<Screen, Context>(
    _ success: (viewController: UIViewController, route: PlannedRoute),
    of step: DestinationStep<Screen, Context>
  ) -> Result<NavigationOutcome<Screen>, RoutingError> {
    guard let screen = success.viewController.nearest(Screen.self) else {
      return .failure(
        .typeMismatch(
          step.reference, expected: TypeName(Screen.self),
          found: TypeName(type(of: success.viewController)), base: nil,
          progress: RoutingProgress()))
    }
    return .success(
      NavigationOutcome(
        viewController: screen, kind: success.route.kind, plan: RoutingPlan(route: success.route)))
  }
}
