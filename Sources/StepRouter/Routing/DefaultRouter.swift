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
  private let windowProvider: any WindowProvider
  private let policy: TurnPolicy
  private let timeLimit: Duration
  private let observers: [any RoutingObserver]
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
    self.observers = observers
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
    let tracer = Tracer(observers: observers)
    tracer.record(
      .requested(
        request.step.reference, context: TypeName(Context.self), origin: request.origin))
    let window = windowProvider.window
    let conditions = NavigationRun.Conditions(
      destination: request.step.reference, window: window, policy: policy,
      manner: .init(animated: request.animated, timeLimit: timeLimit, tracer: tracer),
      routersGuards: interceptors + request.interceptors)
    let navigation = Navigation()
    let step = request.step
    let run = NavigationRun(conditions: conditions) {
      [link = step.link, context = request.context] memory throws(RoutingError) in
      try Self.route(
        along: link, to: step.reference, as: Wanted<Screen>(), with: context, in: window,
        memory: memory, tracer: tracer)
    } completion: { [completion = request.completion] ending in
      navigation.finish()
      guard let completion else { return }
      completion(ending.flatMap { Self.outcome($0, of: step) })
    }
    navigation.onCancel = { run.cancel() }
    run.begin()
    return navigation
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
    RoutingPlan(
      route: try Self.route(
        along: step.link, to: step.reference, as: Wanted<Screen>(), with: context,
        in: windowProvider.window, memory: ChoiceMemory(), tracer: .silent))
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

  private static func route<Context>(
    along link: ChainLink<Context>, to destination: StepReference,
    as screen: any WantedClass, with context: Context, in window: UIWindow?,
    memory: ChoiceMemory, tracer: Tracer
  ) throws(RoutingError) -> PlannedRoute {
    try RouterWindowProvider.asking(window) { () throws(RoutingError) in
      let search = Search(window: window, tracer: tracer, memory: memory)
      try search.walk(link, with: context)
      guard let start = search.start, let base = search.base else {
        throw .startNotFound(destination, reason: .noRoot)
      }
      return try PlannedRoute(
        destination: destination, screen: screen, search: search, start: start, base: base)
    }
  }
}

extension UIViewController {
  /// This view controller, or the nearest that encloses it, of this class.
  func nearest<Screen: UIViewController>(_ type: Screen.Type) -> Screen? {
    var candidate: UIViewController? = self
    while let viewController = candidate {
      if let screen = viewController as? Screen { return screen }
      candidate = viewController.enclosing
    }
    return nil
  }
}
