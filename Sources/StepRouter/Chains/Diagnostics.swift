import PortableUIKit

// Mistakes that the compiler's own words would not explain. None of these can be called. Most are
// unavailable; those that a long chain would hide take a ``ChainMistake``.

extension StepAssembly {
  /// A screen that is built has to say how it is integrated.
  @_disfavoredOverload
  public func from(
    _ base: DestinationStep<some UIViewController, Context>,
    _ mistake: some CorrectChain = ChainMistake.MissingAction()
  ) -> DestinationStep<Screen, Context> where ScreenFactory: BuildingFactory {
    preconditionFailure("unavailable")
  }

  /// A screen that is built has to say how it is integrated.
  @_disfavoredOverload
  public func from<Base: UnattachedStep>(
    _ base: Base,
    _ mistake: some CorrectChain = ChainMistake.MissingAction()
  ) -> HostedChain<Screen, Context>
  where Base.Context == Context, ScreenFactory: BuildingFactory {
    preconditionFailure("unavailable")
  }

  /// The interceptor has another context.
  @_disfavoredOverload
  public func adding<OtherContext>(
    _ interceptor: some RoutingInterceptor<OtherContext>,
    _ mistake: some CorrectChain = ChainMistake.GuardOfAnotherContext()
  ) -> Self {
    preconditionFailure("unavailable")
  }

  /// The task is for another screen or context.
  @_disfavoredOverload
  public func adding<OtherScreen, OtherContext>(
    _ task: some ContextTask<OtherScreen, OtherContext>,
    _ mistake: some CorrectChain = ChainMistake.TaskForAnotherScreen()
  ) -> Self {
    preconditionFailure("unavailable")
  }

  /// The task is for another screen or context.
  @_disfavoredOverload
  public func adding<OtherScreen, OtherContext>(
    _ task: some PostRoutingTask<OtherScreen, OtherContext>,
    _ mistake: some CorrectChain = ChainMistake.TaskForAnotherScreen()
  ) -> Self {
    preconditionFailure("unavailable")
  }
}

extension StepAssembly {
  /// A chain needs an action and a base.
  @available(
    *, unavailable,
    message:
      "say first how the screen is integrated and on what: '.using(.present()).from(.current).assemble()'"
  )
  public func assemble() -> DestinationStep<Screen, Context> {
    preconditionFailure("unavailable")
  }

  /// A chain needs an action and a base.
  @available(
    *, unavailable,
    message: "say first how the screen is integrated: '.using(.present()).with(…)'"
  )
  @_disfavoredOverload
  public func with(_ context: Context) -> AnyScreen where ScreenFactory: BuildingFactory {
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

  /// The base has another context.
  @available(
    *, unavailable,
    message:
      "the base is asked for with another context: write '.from(base.adaptingContext(using: …))'"
  )
  @_disfavoredOverload
  public func from<OtherContext>(
    _ base: DestinationStep<some UIViewController, OtherContext>
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

  /// The base is unfinished.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  public func from(_ base: some UnfinishedChain) -> DestinationStep<Screen, Context> {
    preconditionFailure("unavailable")
  }
}

extension StepChain {
  /// A chain needs a base.
  @available(
    *, unavailable,
    message: "name the base first, on what the screen stands: '.from(.current).assemble()'"
  )
  public func assemble() -> DestinationStep<Screen, Context> {
    preconditionFailure("unavailable")
  }

  /// A target needs a base.
  @available(
    *, unavailable,
    message: "name the base first, on what the screen stands: '.from(.current).with(…)'"
  )
  @_disfavoredOverload
  public func with(_ context: Context) -> Target {
    preconditionFailure("unavailable")
  }

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

  /// The base is unfinished.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  public func from(_ base: some UnfinishedChain) -> DestinationStep<Screen, Context> {
    preconditionFailure("unavailable")
  }

  /// Interceptors and tasks are added to a step.
  @available(
    *, unavailable,
    message:
      "an interceptor or task belongs to a step: write it before the screen's '.using(…)', or in the host, '.from(host.adding(…))'"
  )
  public func adding<Added>(_ guardOrTask: Added) -> Self {
    preconditionFailure("unavailable")
  }
}

// What `expectingContainer()` makes of a base with another context.
extension StepChain {
  /// The base has another context.
  @available(
    *, unavailable,
    message:
      "the base is asked for with another context: write '.from(base.adaptingContext(using: …))'"
  )
  @_disfavoredOverload
  public func from<OtherContext>(
    _ base: DestinationStep<Host, OtherContext>
  ) -> DestinationStep<Screen, Context> {
    preconditionFailure("unavailable")
  }

  /// The step has another context.
  @available(
    *, unavailable,
    message: "the host is asked for with another context: give it that of the steps before it"
  )
  @_disfavoredOverload
  public func from<Base: UnattachedStep>(
    _ base: ExpectedContainerStep<Base, Host>
  ) -> HostedChain<Screen, Context> where Base.ScreenFactory: BuildingFactory {
    preconditionFailure("unavailable")
  }

  /// The step has another context.
  @available(
    *, unavailable,
    message: "the host is asked for with another context: give it that of the steps before it"
  )
  @_disfavoredOverload
  public func from<Base: UnattachedStep>(
    _ base: ExpectedContainerStep<Base, Host>
  ) -> FoundHostChain<Screen, Context> where Base.ScreenFactory: BuildsNothing {
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

  /// A base has to say how it is integrated.
  @available(
    *, unavailable,
    message:
      "say first how the base is integrated and on what: '.using(.present()).from(.current).with(…)'"
  )
  public func with(_ context: Context) -> Target {
    preconditionFailure("unavailable")
  }

  /// A host has to say how it is integrated.
  @_disfavoredOverload
  public func from(
    _ next: DestinationStep<some UIViewController, Context>,
    _ mistake: some CorrectChain = ChainMistake.MissingActionOfHost()
  ) -> DestinationStep<Screen, Context> {
    preconditionFailure("unavailable")
  }

  /// A host has to say how it is integrated.
  @_disfavoredOverload
  public func from<Next: UnattachedStep>(
    _ next: Next,
    _ mistake: some CorrectChain = ChainMistake.MissingActionOfHost()
  ) -> HostedChain<Screen, Context> where Next.Context == Context {
    preconditionFailure("unavailable")
  }

  /// Interceptors and tasks are added to a step.
  @available(
    *, unavailable,
    message:
      "an interceptor or task belongs to a step: write it before the screen's '.using(…)', or in the host, '.from(host.adding(…))'"
  )
  public func adding<Added>(_ guardOrTask: Added) -> Self {
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

  /// A chain needs a base.
  @available(
    *, unavailable,
    message: "name the base first, on what the host stands: '.from(.current).assemble()'"
  )
  public func assemble() -> DestinationStep<Screen, Context> {
    preconditionFailure("unavailable")
  }

  /// The base has another context.
  @available(
    *, unavailable,
    message:
      "the base is asked for with another context: write '.from(base.adaptingContext(using: …))'"
  )
  @_disfavoredOverload
  public func from<OtherContext>(
    _ next: DestinationStep<some UIViewController, OtherContext>
  ) -> DestinationStep<Screen, Context> {
    preconditionFailure("unavailable")
  }

  /// The host has another context.
  @available(
    *, unavailable,
    message: "the host is asked for with another context: give it that of the steps before it"
  )
  @_disfavoredOverload
  public func from(_ next: some UnattachedStep) -> HostedChain<Screen, Context> {
    preconditionFailure("unavailable")
  }

  /// The base is unfinished.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  public func from(_ next: some UnfinishedChain) -> DestinationStep<Screen, Context> {
    preconditionFailure("unavailable")
  }

  /// Interceptors and tasks are added to a step.
  @available(
    *, unavailable,
    message:
      "an interceptor or task belongs to a step: write it before the screen's '.using(…)', or in the host, '.from(host.adding(…))'"
  )
  public func adding<Added>(_ guardOrTask: Added) -> Self {
    preconditionFailure("unavailable")
  }
}

extension DestinationStep {
  /// A finished chain takes no more interceptors and tasks.
  @available(
    *, unavailable,
    message:
      "an interceptor or task belongs to a step: write it before the screen's '.using(…)', or in the host, '.from(host.adding(…))'"
  )
  public func adding<Added>(_ guardOrTask: Added) -> Self {
    preconditionFailure("unavailable")
  }

  /// Only a container is expected around a screen.
  @available(
    *, unavailable,
    message:
      "only a container stands around a screen: ask for 'UINavigationController', 'UITabBarController' or a class of your own that conforms to 'ContainerViewController'"
  )
  @_disfavoredOverload
  public func expectingContainer<Container: UIViewController>() -> DestinationStep<
    Container, Context
  > {
    preconditionFailure("unavailable")
  }
}

extension UnattachedStep {
  /// The interceptor has another context.
  @_disfavoredOverload
  public func adding<OtherContext>(
    _ interceptor: some RoutingInterceptor<OtherContext>,
    _ mistake: some CorrectChain = ChainMistake.GuardOfAnotherContext()
  ) -> Self {
    preconditionFailure("unavailable")
  }

  /// The task is for another screen or context.
  @_disfavoredOverload
  public func adding<OtherScreen, OtherContext>(
    _ task: some ContextTask<OtherScreen, OtherContext>,
    _ mistake: some CorrectChain = ChainMistake.TaskForAnotherScreen()
  ) -> Self {
    preconditionFailure("unavailable")
  }

  /// The task is for another screen or context.
  @_disfavoredOverload
  public func adding<OtherScreen, OtherContext>(
    _ task: some PostRoutingTask<OtherScreen, OtherContext>,
    _ mistake: some CorrectChain = ChainMistake.TaskForAnotherScreen()
  ) -> Self {
    preconditionFailure("unavailable")
  }

  /// Only a container is expected around a step.
  @available(
    *, unavailable,
    message:
      "only a container stands around a screen: ask for 'UINavigationController', 'UITabBarController' or a class of your own that conforms to 'ContainerViewController'"
  )
  @_disfavoredOverload
  public func expectingContainer<Container: UIViewController>() -> ExpectedContainerStep<
    Self, Container
  > {
    preconditionFailure("unavailable")
  }

  /// A step between a screen and its base does not begin a chain.
  @available(
    *, unavailable,
    message:
      "a chain begins with 'StepAssembly(finder:factory:)', or with 'ChainAssembly.from(…)' around this step"
  )
  @_disfavoredOverload
  public func using<Host>(
    _ action: some Action<Host>
  ) -> StepChain<Host, ScreenFinder.ViewController, Context> {
    preconditionFailure("unavailable")
  }

  /// A step between a screen and its base does not begin a chain.
  @available(
    *, unavailable,
    message:
      "a chain begins with 'StepAssembly(finder:factory:)', or with 'ChainAssembly.from(…)' around this step"
  )
  @_disfavoredOverload
  public func from(
    _ base: DestinationStep<some UIViewController, Context>
  ) -> DestinationStep<ScreenFinder.ViewController, Context> {
    preconditionFailure("unavailable")
  }

  /// A step between a screen and its base does not begin a chain.
  @available(
    *, unavailable,
    message:
      "a chain begins with 'StepAssembly(finder:factory:)', or with 'ChainAssembly.from(…)' around this step"
  )
  @_disfavoredOverload
  public func from<Base: UnattachedStep>(_ base: Base) -> HostedChain<
    ScreenFinder.ViewController, Context
  > where Base.Context == Context {
    preconditionFailure("unavailable")
  }

  /// A step between a screen and its base does not begin a chain.
  @available(
    *, unavailable,
    message:
      "a chain begins with 'StepAssembly(finder:factory:)', or with 'ChainAssembly.from(…)' around this step"
  )
  @_disfavoredOverload
  public func assemble() -> DestinationStep<ScreenFinder.ViewController, Context> {
    preconditionFailure("unavailable")
  }
}
