import PortableUIKit

/// The router of an app: it searches upward, then builds downward.
///
/// ```swift
/// let router = DefaultRouter()
/// router.navigate(to: product, with: 42)
/// ```
///
/// It is a value without a state of its own, so make as many as you like. Routers of one window
/// share its turns.
@MainActor
public struct DefaultRouter: Router {
  package let windowProvider: any WindowProvider
  private let policy: TurnPolicy
  private let timeLimit: Duration
  private let audience: Audience?
  private var interceptors: [any RoutingInterceptor<Void>] = []

  /// Makes a router.
  ///
  /// - Parameters:
  ///   - windowProvider: Gives the window that the router works in, and nowhere else.
  ///   - policy: What a navigation does that needs its turn while another one has it.
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

  /// Gives a router that asks this interceptor before every destination's own.
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
  @inlinable
  public func perform<Screen, Context>(
    _ request: NavigationRequest<Screen, Context>
  ) -> Navigation {
    // Taken apart where its type is known, a request need not be looked into by its metadata.
    navigate(
      to: request.step, with: request.context,
      as: Asking(
        animated: request.animated, origin: request.origin,
        interceptors: request.furtherInterceptors, observers: request.furtherObservers),
      completion: request.completion)
  }

  /// A request without its destination.
  @usableFromInline
  struct Asking {
    let animated: Bool
    let origin: CodeLocation
    let interceptors: [any RoutingInterceptor<Void>]?
    let observers: [any RoutingObserver]?

    @usableFromInline
    init(
      animated: Bool, origin: CodeLocation, interceptors: [any RoutingInterceptor<Void>]?,
      observers: [any RoutingObserver]?
    ) {
      self.animated = animated
      self.origin = origin
      self.interceptors = interceptors
      self.observers = observers
    }
  }

  @usableFromInline
  func navigate<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context, as asking: Asking,
    completion: NavigationRequest<Screen, Context>.Completion?
  ) -> Navigation {
    let tracer = Tracer(audience: audience(with: asking.observers))
    tracer.record(
      .requested(
        step.reference, context: TypeName(step.boundContext ?? Context.self),
        origin: asking.origin))
    let search = Search(window: windowProvider.window, tracer: tracer)
    do {
      let hit = try search.start(of: step.chain, with: context)
      if interceptors.isEmpty, asking.interceptors == nil,
        let screen = search.screenInPlace(Screen.self, at: hit)
      {
        return finish(step, at: screen, after: search, from: hit, completion: completion)
      }
      let plan = try Plan(search, from: hit, to: step.reference, Screen.self)
      let run = run(to: step, with: context, as: asking, after: search, completion: completion)
      run.begin(with: plan)
      return run.navigation
    } catch {
      let run = run(to: step, with: context, as: asking, after: search, completion: completion)
      run.begin(afterFailure: error)
      return run.navigation
    }
  }

  /// Tells what a navigation would do now; see ``Router/plan(to:with:)``.
  public func plan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context
  ) throws(RoutingError) -> RoutingPlan {
    let search = Search(window: windowProvider.window, tracer: .silent)
    return RoutingPlan(
      try search.plan(to: step.reference, Screen.self, by: step.chain, with: context))
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
      let plan = try Plan(search, from: hit, to: step.reference, Screen.self)
      search.tracer.record(.planned(plan.summary))
      search.tracer.record(.finished(.reached(.alreadyVisible)))
      completion?(
        .success(
          NavigationOutcome(viewController: screen, kind: .alreadyVisible, plan: RoutingPlan(plan))
        ))
    } catch {
      search.tracer.record(.finished(.failed(error.description)), as: .warning)
      completion?(.failure(error))
    }
    return .finished
  }

  /// A navigation that has something to do, or to wait for.
  private func run<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context, as asking: Asking,
    after search: Search, completion: NavigationRequest<Screen, Context>.Completion?
  ) -> NavigationRun {
    let further = asking.interceptors ?? []
    return TypedNavigationRun(
      to: step.reference, by: step.chain, with: context, after: search,
      conditions: .init(
        policy: policy,
        manner: .init(animated: asking.animated, timeLimit: timeLimit, tracer: search.tracer),
        routersInterceptors: interceptors.isEmpty ? further : interceptors + further),
      completion: completion)
  }
}
