import PortableUIKit

extension StepAssembly {
  /// Rejects a screen without an action.
  @available(
    *, unavailable,
    message:
      "nothing says how the screen is integrated: write '.using(.push())' or '.using(.present())' first"
  )
  public func from(
    _ base: DestinationStep<some UIViewController, Context>
  ) -> DestinationStep<Screen, Context> where ScreenFactory: BuildingFactory {
    uncallable()
  }

  /// Rejects a screen without an action.
  @available(
    *, unavailable,
    message:
      "nothing says how the screen is integrated: write '.using(.push())' or '.using(.present())' first"
  )
  public func from<Base: HostStep>(
    _ base: Base
  ) -> HostedChain<Screen, Context>
  where Base.Context == Context, ScreenFactory: BuildingFactory {
    uncallable()
  }

  /// Rejects an interceptor with another context.
  @_disfavoredOverload
  public func adding<OtherContext>(
    _ interceptor: some RoutingInterceptor<OtherContext>,
    _ mistake: some CorrectChain = ChainMistake.InterceptorOfAnotherContext()
  ) -> Self {
    uncallable()
  }

  /// Rejects a task for another screen or context.
  @_disfavoredOverload
  public func adding<OtherScreen, OtherContext>(
    _ task: some ContextTask<OtherScreen, OtherContext>,
    _ mistake: some CorrectChain = ChainMistake.TaskForAnotherScreen()
  ) -> Self {
    uncallable()
  }

  /// Rejects a task for another screen or context.
  @_disfavoredOverload
  public func adding<OtherScreen, OtherContext>(
    _ task: some PostRoutingTask<OtherScreen, OtherContext>,
    _ mistake: some CorrectChain = ChainMistake.TaskForAnotherScreen()
  ) -> Self {
    uncallable()
  }
}

extension StepAssembly {
  /// Rejects a chain without an action and a base.
  @available(
    *, unavailable,
    message:
      "the chain has no action and no base yet: write '.using(.present()).from(.current).assemble()'"
  )
  public func assemble() -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// Rejects a chain without an action.
  @available(
    *, unavailable,
    message: "the chain has no action yet: write '.using(.present()).with(…)'"
  )
  @_disfavoredOverload
  public func with(_ context: Context) -> AnyScreen where ScreenFactory: BuildingFactory {
    uncallable()
  }
}

extension StepAssembly where ScreenFactory: BuildsNothing {
  /// Rejects an action for a step that the router never builds.
  @available(
    *, unavailable,
    message:
      "a screen with a 'NilFactory' is never built, so it takes no action: write '.from(…)' alone"
  )
  public func using<Host>(_ action: some Action<Host>) -> StepChain<Host, Screen, Context> {
    uncallable()
  }

  /// Rejects a base with another context.
  @available(
    *, unavailable,
    message:
      "the base takes another 'Context' than this chain: convert the chain's into it, '.from(base.adaptingContext { (context: …) in … })'"
  )
  @_disfavoredOverload
  public func from<Base, OtherContext>(
    _ base: DestinationStep<Base, OtherContext>
  ) -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// Rejects an unfinished base.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  public func from(_ base: some UnfinishedChain) -> DestinationStep<Screen, Context> {
    uncallable()
  }
}

extension StepAssembly
where ScreenFactory == NilFactory<ScreenFinder.ViewController, ScreenFinder.Context> {
  /// Rejects a step in place of a factory.
  @available(
    *, unavailable,
    message: "a step is not a factory: give the screen's factory here, and the step to '.from(…)'"
  )
  @_disfavoredOverload
  public init(
    finder: ScreenFinder, factory: DestinationStep<some UIViewController, some Any>
  ) {
    uncallable()
  }
}

extension StepAssembly
where ScreenFactory == ClassFactory<ScreenFinder.ViewController, ScreenFinder.Context> {
  /// Rejects a function, such as an initializer, in place of a factory.
  @available(
    *, unavailable,
    message: "a function is not a factory: write 'InlineFactory { (context: …) in … }' around it"
  )
  @_disfavoredOverload
  public init<Input, Built: UIViewController>(
    finder: ScreenFinder, factory: @MainActor (Input) throws -> Built
  ) {
    uncallable()
  }

  /// Rejects a factory for another screen or context.
  @available(
    *, unavailable,
    message:
      "the factory builds another 'ViewController' or takes another 'Context' than the finder: give both the same types"
  )
  @_disfavoredOverload
  public init(finder: ScreenFinder, factory: some AbstractFactory) {
    uncallable()
  }
}

extension StepAssembly {
  /// Rejects an unfinished factory assembly.
  @available(
    *, unavailable,
    message: "the factory given here is unfinished: write '.assemble()' behind its last '.with(…)'"
  )
  @_disfavoredOverload
  public init<Container: ContainerFactory>(
    finder: ScreenFinder, factory: CompleteFactoryAssembly<Container>
  ) where ScreenFactory == CompleteFactory<Container.ViewController, Container.Context> {
    uncallable()
  }
}
