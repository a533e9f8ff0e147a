import PortableUIKit

extension StepAssembly {
  /// Rejects an interceptor with another context.
  @_disfavoredOverload
  public func adding<OtherContext>(
    _ interceptor: some RoutingInterceptor<OtherContext>,
    _ mistake: some _CorrectChain = _ChainMistake.InterceptorOfAnotherContext()
  ) -> Self {
    uncallable()
  }

  /// Rejects a task for another screen or context.
  @_disfavoredOverload
  public func adding<OtherScreen, OtherContext>(
    _ task: some ContextTask<OtherScreen, OtherContext>,
    _ mistake: some _CorrectChain = _ChainMistake.TaskForAnotherScreen()
  ) -> Self {
    uncallable()
  }

  /// Rejects a task for another screen or context.
  @_disfavoredOverload
  public func adding<OtherScreen, OtherContext>(
    _ task: some PostRoutingTask<OtherScreen, OtherContext>,
    _ mistake: some _CorrectChain = _ChainMistake.TaskForAnotherScreen()
  ) -> Self {
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
  public init(finder: ScreenFinder, factory: some AbstractFactory) {
    uncallable()
  }
}

extension StepAssembly {
  /// Rejects an unfinished factory assembly.
  @available(
    *, unavailable,
    message: "the factory given here is unfinished: write '.assemble()' after its last '.with(…)'"
  )
  public init<Container: ContainerFactory>(
    finder: ScreenFinder, factory: CompleteFactoryAssembly<Container>
  )
  where
    ScreenFinder: Finder<Container.ViewController, Container.Context>,
    ScreenFactory == CompleteFactory<Container.ViewController, Container.Context>
  {
    uncallable()
  }
}
