import PortableUIKit

extension UnattachedStep {
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

  /// Rejects a class that isn't a container.
  @available(
    *, unavailable,
    message:
      "this class is not a container: ask for 'UINavigationController', 'UITabBarController' or a class of your own that conforms to 'CustomContainerViewController'"
  )
  @_disfavoredOverload
  public func expectingContainer<Container: UIViewController>() -> ExpectedContainerStep<
    Self, Container
  > {
    uncallable()
  }

  /// Rejects a chain that begins with this step, which belongs between a screen and its base.
  @available(
    *, unavailable,
    message:
      "a chain does not begin with this step: write 'StepAssembly(finder:factory:)', or 'ChainAssembly.from(…)' around the step"
  )
  @_disfavoredOverload
  public func using<Host>(
    _ action: some Action<Host>
  ) -> _WrongChain<ScreenFinder.ViewController, Context> {
    uncallable()
  }

  /// Rejects a chain that begins with this step, which belongs between a screen and its base.
  @available(
    *, unavailable,
    message:
      "a chain does not begin with this step: write 'StepAssembly(finder:factory:)', or 'ChainAssembly.from(…)' around the step"
  )
  @_disfavoredOverload
  public func from(
    _ base: DestinationStep<some UIViewController, Context>
  ) -> DestinationStep<ScreenFinder.ViewController, Context> {
    uncallable()
  }

  /// Rejects a chain that begins with this step, which belongs between a screen and its base.
  @available(
    *, unavailable,
    message:
      "a chain does not begin with this step: write 'StepAssembly(finder:factory:)', or 'ChainAssembly.from(…)' around the step"
  )
  @_disfavoredOverload
  public func from<Base: HostStep>(_ base: Base) -> _WrongChain<
    ScreenFinder.ViewController, Context
  > where Base.Context == Context {
    uncallable()
  }

  /// Rejects a chain that begins with this step, which belongs between a screen and its base.
  @available(
    *, unavailable,
    message:
      "a chain does not begin with this step: write 'StepAssembly(finder:factory:)', or 'ChainAssembly.from(…)' around the step"
  )
  @_disfavoredOverload
  public func assemble() -> DestinationStep<ScreenFinder.ViewController, Context> {
    uncallable()
  }
}

extension SingleStep
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
