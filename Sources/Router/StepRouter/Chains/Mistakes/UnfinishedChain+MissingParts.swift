import PortableUIKit

extension _HostedChain where Host == _ActionMissing {
  /// Rejects a base before the step's action.
  public func from(
    _ base: DestinationStep<some UIViewController, Context>,
    _ mistake: some _CorrectChain = _ChainMistake.MissingAction()
  ) -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// Rejects a host before the step's action.
  public func from<Base: HostStep>(
    _ base: Base, _ mistake: some _CorrectChain = _ChainMistake.MissingAction()
  ) -> _HostedChain<Base.ScreenFactory._Host, Screen, Context> where Base.Context == Context {
    uncallable()
  }
}

extension StepAssembly where ScreenFactory: BuildingFactory {
  /// Rejects a base before the step's action.
  public func from(
    _ base: DestinationStep<some UIViewController, Context>,
    _ mistake: some _CorrectChain = _ChainMistake.MissingAction()
  ) -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// Rejects a host before the step's action.
  public func from<Base: HostStep>(
    _ base: Base, _ mistake: some _CorrectChain = _ChainMistake.MissingAction()
  ) -> _HostedChain<Base.ScreenFactory._Host, Screen, Context> where Base.Context == Context {
    uncallable()
  }
}

extension _UnfinishedChain where Host == _ActionMissing {
  /// Rejects a chain without an action and a base.
  public func assemble(
    _ mistake: some _CorrectChain = _ChainMistake.MissingActionAndBase()
  ) -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// Rejects a chain without an action.
  @available(
    *, unavailable,
    message: "the chain has no action yet: write '.using(.present()).with(…)'"
  )
  public func with(_ context: Context) -> AnyScreen {
    uncallable()
  }

  /// Rejects a target without an action and a base.
  @available(
    *, unavailable,
    message:
      "a target needs an action and a base: write '.using(.present()).from(.current).with(…)'"
  )
  public func with(_ context: Context) -> Target {
    uncallable()
  }
}

extension _UnfinishedChain where Host: UIViewController {
  /// Rejects a chain without a base.
  public func assemble(
    _ mistake: some _CorrectChain = _ChainMistake.MissingBase()
  ) -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// Rejects a target without a base.
  @available(
    *, unavailable,
    message: "a target needs a base: write '.from(.current).with(…)'"
  )
  public func with(_ context: Context) -> Target {
    uncallable()
  }
}
