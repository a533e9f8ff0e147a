import PortableUIKit

/// The router of an app. It searches a chain upward for a screen that exists, then builds the
/// missing screens downward.
///
/// ```swift
/// let router = DefaultRouter()
/// router.navigate(to: product, with: 42)
/// ```
///
/// A router is a value without state of its own, so create as many as you like. Routers that work
/// in the same window share its turns.
@MainActor
public struct DefaultRouter: Router {
  package let windowProvider: any WindowProvider
  private let policy: TurnPolicy
  private let locks: LockPolicy
  private let overtaken: OvertakenPolicy
  private let timeLimit: Duration
  private let audience: Audience?
  /// The router's own interceptors and tasks; nil for most routers, which have none.
  private var additions: RouterAdditions?

  /// Creates a router.
  ///
  /// - Parameters:
  ///   - windowProvider: Provides the window the router works in. The router works in no other.
  ///   - policy: How to handle a navigation that needs its turn while another one has it.
  ///   - locks: How to handle a navigation that a locking screen holds back.
  ///   - overtaken: How to handle a navigation that waits at an interceptor while a newer one
  ///     reaches its screen.
  ///   - timeLimit: How long an action or a container may take to call its completion. Depending on
  ///     when it begins, the router waits up to twice as long.
  ///   - observers: Observers of every decision the router makes.
  public init(
    windowProvider: any WindowProvider = KeyWindowProvider(), policy: TurnPolicy = .enqueue,
    locks: LockPolicy = .wait, overtaken: OvertakenPolicy = .end,
    timeLimit: Duration = .seconds(10), observers: [any RoutingObserver] = []
  ) {
    self.windowProvider = windowProvider
    self.policy = policy
    self.locks = locks
    self.overtaken = overtaken
    self.timeLimit = timeLimit
    audience = Audience(observers)
  }

  /// Performs the request; see ``Router/navigate(to:with:animated:completion:fileID:line:)``.
  @inlinable
  public func perform<Screen, Context>(
    _ request: NavigationRequest<Screen, Context>
  ) -> Navigation {
    // Unpacked here, where its type is known, so that reading the request needs no metadata.
    navigate(
      to: request.step, with: request.context,
      as: Asking(
        manner: request.manner, origin: request.origin,
        interceptors: request.furtherInterceptors, observers: request.furtherObservers),
      completion: request.completion)
  }

  /// The parts of a request that don't depend on its destination.
  @usableFromInline
  struct Asking {
    let manner: RequestManner
    let origin: CodeLocation
    let interceptors: [any RoutingInterceptor<Void>]?
    let observers: [any RoutingObserver]?

    /// Returns a copy with a router's interceptors ahead of the request's own.
    func preceded(by routers: [any RoutingInterceptor<Void>]) -> Self {
      let all = routers + (interceptors ?? [])
      return Self(
        manner: manner, origin: origin,
        interceptors: all.isEmpty ? nil : all, observers: observers)
    }

    @usableFromInline
    init(
      manner: RequestManner, origin: CodeLocation, interceptors: [any RoutingInterceptor<Void>]?,
      observers: [any RoutingObserver]?
    ) {
      self.manner = manner
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
    guard let additions else {
      return begin(to: step, with: context, as: asking, completion: completion)
    }
    return begin(
      to: additions.adding(to: step, with: context), with: context,
      as: asking.preceded(by: additions.interceptors(for: step, with: context)),
      completion: completion)
  }

  // Inlined, so that navigations don't pay for another call.
  @inline(__always)
  private func begin<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context, as asking: Asking,
    completion: NavigationRequest<Screen, Context>.Completion?
  ) -> Navigation {
    let tracer = Tracer(audience: audience(with: asking.observers))
    tracer.record(
      .requested(
        step.reference, context: TypeName(step.boundContext ?? Context.self),
        origin: asking.origin))
    let search = Search(window: ForcedWindow.take() ?? windowProvider.window, tracer: tracer)
    if tracer.isObserved { tellUnclearWindow(tracer) }
    do {
      let hit = try search.start(of: step.chain, with: context)
      if asking.interceptors == nil, search.isInPlace(Screen.self, at: hit) {
        return finish(step, after: search, from: hit, completion: completion)
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

  /// Returns what a navigation would do now; see ``Router/plan(to:with:)``.
  public func plan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context
  ) throws(RoutingError) -> RoutingPlan {
    let search = Search(window: windowProvider.window, tracer: .silent)
    let chain = additions?.adding(to: step, with: context).chain ?? step.chain
    let plan: Plan
    do {
      plan = try search.plan(to: step.reference, Screen.self, by: chain, with: context)
    } catch {
      // The navigation may succeed once the lock lets go.
      guard let locked = locked(nil, in: search.window) else { throw error }
      throw .locked(
        ViewControllerReference(locked), for: step.reference, progress: RoutingProgress())
    }
    for interceptor in additions?.interceptors(for: step, with: context) ?? [] {
      _ = try prepared(interceptor)
    }
    return RoutingPlan(
      plan, asking: plan.questioned, lockedBy: locked(plan, in: search.window))
  }

  private func locked(_ plan: Plan?, in window: UIWindow?) -> UIViewController? {
    guard RoutingLock.isAnyHolding else { return nil }
    return LockedScreen.holdingBack(plan, in: window, past: LockPass.current)?.screen
  }

  private func audience(with observers: [any RoutingObserver]?) -> Audience? {
    guard let observers else { return audience }
    return audience?.adding(observers) ?? Audience(observers)
  }

  /// Ends a navigation that has nothing to do.
  private func finish<Screen, Context>(
    _ step: DestinationStep<Screen, Context>, after search: Search, from hit: Search.Hit,
    completion: NavigationRequest<Screen, Context>.Completion?
  ) -> Navigation {
    LockPass.drop()
    defer {
      if InterceptorWait.isAny {
        InterceptorWait.overtake(
          by: step.reference, number: search.tracer.navigation,
          askedBy: RunningInterceptor.current, in: search.window)
      }
    }
    guard completion != nil || search.tracer.isObserved else { return .finished }
    let ending: Ending
    do {
      let plan = try Plan(search, from: hit, to: step.reference, Screen.self)
      search.tracer.record(.planned(plan.summary))
      ending = .success(Arrival(viewController: hit.viewController, plan: plan))
    } catch {
      ending = .failure(error)
    }
    ending.record(by: search.tracer)
    completion?(ending.outcome(of: step.reference))
    return .finished
  }

  /// Creates the run of a navigation that has something to do or to wait for.
  private func run<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context, as asking: Asking,
    after search: Search, completion: NavigationRequest<Screen, Context>.Completion?
  ) -> NavigationRun {
    let run = NavigationRun(
      TypedErrand(to: step, with: context, completion: completion), after: search,
      conditions: .init(
        policy: policy, locks: locks, overtaken: overtaken,
        manner: .init(
          animated: asking.manner.isAnimated, isDiscarding: asking.manner.isDiscarding,
          timeLimit: timeLimit, tracer: search.tracer),
        routersInterceptors: asking.interceptors ?? []))
    if RoutingLock.isAnyHolding { run.windowProvider = windowProvider }
    return run
  }
}

extension DefaultRouter {
  /// Returns a router that runs this interceptor before every destination's own.
  ///
  /// ```swift
  /// let router = DefaultRouter().adding(MaintenanceInterceptor())
  /// ```
  public func adding(_ interceptor: some RoutingInterceptor<Void>) -> Self {
    adding { $0.add(interceptor) }
  }

  /// Returns a router that runs this interceptor, with the destination's context, before every
  /// destination's own.
  ///
  /// ```swift
  /// let router = DefaultRouter().adding(
  ///   InlineInterceptor(checking: { (context: Any?) in try permissions.check(context as? Int) }))
  /// ```
  ///
  /// The context is the request's, or the one bound to a target; it's nil for `Void`.
  @_disfavoredOverload
  public func adding(_ interceptor: some RoutingInterceptor<Any?>) -> Self {
    adding { $0.add(interceptor) }
  }

  /// Returns a router that runs this task on the screen of every destination, before the step's own
  /// tasks.
  ///
  /// ```swift
  /// let router = DefaultRouter().adding(
  ///   InlineContextTask { (screen: UIViewController, _: Any?) in
  ///     screen.navigationItem.largeTitleDisplayMode = .never
  ///   })
  /// ```
  ///
  /// The task gets the view controller of the destination's own step, whether found or built, and
  /// the request's context, which is nil for `Void`. It doesn't run on hosts and bases.
  public func adding(
    _ task: some ContextTask<UIViewController, Any?>, fileID: String = #fileID,
    line: UInt = #line
  ) -> Self {
    adding { $0.add(task, at: CodeLocation(fileID: fileID, line: line)) }
  }

  /// Returns a router that runs this task after every successful navigation, when all of its steps'
  /// own tasks have run.
  ///
  /// ```swift
  /// let router = DefaultRouter().adding(
  ///   InlinePostTask { (screen: UIViewController, context: Any?, _) in
  ///     analytics.count(.screenShown(screen.title))
  ///   })
  /// ```
  public func adding(_ task: some PostRoutingTask<UIViewController, Any?>) -> Self {
    adding { $0.add(task) }
  }

  private func adding(_ add: (RouterAdditions) -> Void) -> Self {
    var copy = self
    copy.additions = RouterAdditions.adding(to: additions, add)
    return copy
  }
}
