import PortableUIKit

// Mistakes that the compiler's own words would not explain. None of these can be called.

extension StepChain {
  /// A chain needs a base.
  @available(
    *, unavailable,
    message: "name the base first, on what the screen stands: '.from(.current).assemble()'"
  )
  public func assemble() -> DestinationStep<Screen, Context> {
    preconditionFailure("unavailable")
  }
}

extension HostedChain {
  /// A base has to say how it is integrated.
  @available(
    *, unavailable,
    message:
      "say first how the base is integrated and on what: '.using(.present()).from(.current).assemble()'"
  )
  public func assemble() -> DestinationStep<Screen, Context> {
    preconditionFailure("unavailable")
  }
}

extension StepAssembly {
  /// A screen that is built has to say how it is integrated.
  @available(
    *, unavailable,
    message: "say first how the screen is integrated: '.using(.push())' or '.using(.present())'"
  )
  @_disfavoredOverload
  public func from(
    _ base: DestinationStep<some UIViewController, Context>
  ) -> DestinationStep<Screen, Context> {
    preconditionFailure("unavailable")
  }

  /// A screen that is built has to say how it is integrated.
  @available(
    *, unavailable,
    message: "say first how the screen is integrated: '.using(.push())' or '.using(.present())'"
  )
  @_disfavoredOverload
  public func from<Base: UnattachedStep>(_ base: Base) -> HostedChain<Screen, Context>
  where Base.Context == Context {
    preconditionFailure("unavailable")
  }

  /// A chain needs an action and a base.
  @available(
    *, unavailable,
    message:
      "say first how the screen is integrated and on what: '.using(.present()).from(.current).assemble()'"
  )
  public func assemble() -> DestinationStep<Screen, Context> {
    preconditionFailure("unavailable")
  }
}

extension StepAssembly where ScreenFactory: BuildsNothing {
  /// What is never built is never integrated.
  @available(
    *, unavailable,
    message: "a screen with a NilFactory is never built, so it needs no action: write '.from(…)'"
  )
  public func using<Host>(_ action: some Action<Host>) -> StepChain<Host, Screen, Context> {
    preconditionFailure("unavailable")
  }
}

extension StepChain {
  /// The action has another host.
  @available(
    *, unavailable,
    message:
      "the action does not work on this base: stand on a step of its host's class, such as '.from(NavigationControllerStep())' for '.push()', or on '.from(base.expectingContainer())'"
  )
  @_disfavoredOverload
  public func from<OtherHost>(
    _ base: DestinationStep<OtherHost, Context>
  ) -> DestinationStep<Screen, Context> {
    preconditionFailure("unavailable")
  }

  /// The action has another host.
  @available(
    *, unavailable,
    message:
      "the action does not work on this host: '.push()' goes with 'NavigationControllerStep', '.addTab()' with 'TabBarControllerStep', an action of your own with its own 'ViewController'"
  )
  @_disfavoredOverload
  public func from<Base: UnattachedStep>(_ base: Base) -> HostedChain<Screen, Context>
  where Base.Context == Context {
    preconditionFailure("unavailable")
  }

  /// The base has another context.
  @available(
    *, unavailable,
    message:
      "the base is asked for with another context: write '.from(base.adaptingContext(using: …))'"
  )
  @_disfavoredOverload
  public func from<OtherHost, OtherContext>(
    _ base: DestinationStep<OtherHost, OtherContext>
  ) -> DestinationStep<Screen, Context> {
    preconditionFailure("unavailable")
  }

  /// The host has another context.
  @available(
    *, unavailable,
    message: "the host is asked for with another context: give it that of the steps before it"
  )
  @_disfavoredOverload
  public func from<Base: UnattachedStep>(_ base: Base) -> HostedChain<Screen, Context> {
    preconditionFailure("unavailable")
  }
}

extension HostedChain {
  /// A host has to say how it is integrated.
  @available(
    *, unavailable,
    message:
      "say first how the host is integrated: '.using(.present())' or '.using(.replaceRoot())'"
  )
  @_disfavoredOverload
  public func from(
    _ next: DestinationStep<some UIViewController, Context>
  ) -> DestinationStep<Screen, Context> {
    preconditionFailure("unavailable")
  }
}

extension StepAssembly {
  /// The guard has another context.
  @available(
    *, unavailable,
    message: "the interceptor's 'Context' is not the step's: give it the same one"
  )
  @_disfavoredOverload
  public func adding<OtherContext>(_ interceptor: some RoutingInterceptor<OtherContext>) -> Self {
    preconditionFailure("unavailable")
  }

  /// The task is for another screen or context.
  @available(
    *, unavailable,
    message: "the task's 'ViewController' and 'Context' are not the step's: give it the same ones"
  )
  @_disfavoredOverload
  public func adding<OtherScreen, OtherContext>(
    _ task: some ContextTask<OtherScreen, OtherContext>
  ) -> Self {
    preconditionFailure("unavailable")
  }

  /// The task is for another screen or context.
  @available(
    *, unavailable,
    message: "the task's 'ViewController' and 'Context' are not the step's: give it the same ones"
  )
  @_disfavoredOverload
  public func adding<OtherScreen, OtherContext>(
    _ task: some PostRoutingTask<OtherScreen, OtherContext>
  ) -> Self {
    preconditionFailure("unavailable")
  }
}

extension FoundHostChain {
  /// What is never built is never integrated.
  @available(
    *, unavailable,
    message: "a host with a NilFactory is never built, so it needs no action: write '.from(…)'"
  )
  public func using<Host>(_ action: some Action<Host>) -> StepChain<Host, Screen, Context> {
    preconditionFailure("unavailable")
  }
}

extension Router {
  /// A destination with a context needs one.
  @available(
    *, unavailable, message: "the destination needs a context: 'navigate(to: …, with: …)'"
  )
  @_disfavoredOverload
  @discardableResult
  public func navigate<Screen, Context>(
    to step: DestinationStep<Screen, Context>, animated: Bool = true,
    completion: (@MainActor (Result<NavigationOutcome<Screen>, RoutingError>) -> Void)? = nil
  ) -> Navigation {
    preconditionFailure("unavailable")
  }
}

extension UnattachedStep {
  /// The guard has another context.
  @available(
    *, unavailable,
    message: "the interceptor's 'Context' is not the step's: give it the same one"
  )
  @_disfavoredOverload
  public func adding<OtherContext>(_ interceptor: some RoutingInterceptor<OtherContext>) -> Self {
    preconditionFailure("unavailable")
  }

  /// The task is for another screen or context.
  @available(
    *, unavailable,
    message: "the task's 'ViewController' and 'Context' are not the step's: give it the same ones"
  )
  @_disfavoredOverload
  public func adding<OtherScreen, OtherContext>(
    _ task: some ContextTask<OtherScreen, OtherContext>
  ) -> Self {
    preconditionFailure("unavailable")
  }

  /// The task is for another screen or context.
  @available(
    *, unavailable,
    message: "the task's 'ViewController' and 'Context' are not the step's: give it the same ones"
  )
  @_disfavoredOverload
  public func adding<OtherScreen, OtherContext>(
    _ task: some PostRoutingTask<OtherScreen, OtherContext>
  ) -> Self {
    preconditionFailure("unavailable")
  }
}
