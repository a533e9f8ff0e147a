import PortableUIKit

// Unfinished chains where a finished one is needed, and steps where a factory is. None of these can be
// called.

extension Router {
  /// A destination with a context needs one.
  @available(
    *, unavailable,
    message: "the destination needs a context: 'navigate(to: …, with: …)'"
  )
  @_disfavoredOverload
  @discardableResult
  public func navigate<Screen, Context>(
    to step: DestinationStep<Screen, Context>, animated: Bool = true,
    completion: (@MainActor (Result<NavigationOutcome<Screen>, RoutingError>) -> Void)? = nil
  ) -> Navigation {
    preconditionFailure("unavailable")
  }

  /// The destination has another context.
  @available(
    *, unavailable,
    message: "the context is not of the destination's type: give 'with:' a value of its 'Context'"
  )
  @_disfavoredOverload
  @discardableResult
  public func navigate<Screen, Context, OtherContext>(
    to step: DestinationStep<Screen, Context>, with context: OtherContext, animated: Bool = true
  ) -> Navigation {
    preconditionFailure("unavailable")
  }

  /// An unfinished chain is no destination.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: say how it is integrated and on what, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  @discardableResult
  public func navigate<Context>(
    to chain: some UnfinishedChain, with context: Context, animated: Bool = true
  ) -> Navigation {
    preconditionFailure("unavailable")
  }

  /// An unfinished chain is no destination.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: say how it is integrated and on what, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  @discardableResult
  public func navigate(to chain: some UnfinishedChain, animated: Bool = true) -> Navigation {
    preconditionFailure("unavailable")
  }
}

extension SwitchAssembly {
  /// An unfinished chain is no case.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: say how it is integrated and on what, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  public func addCase(
    when condition: @MainActor (Context) throws -> Bool, from chain: some UnfinishedChain
  ) -> Self {
    preconditionFailure("unavailable")
  }

  /// An unfinished chain is no case.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: say how it is integrated and on what, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  public func addCase(when condition: Bool, from chain: some UnfinishedChain) -> Self {
    preconditionFailure("unavailable")
  }

  /// An unfinished chain is no case.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: say how it is integrated and on what, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  public func addCase<Found>(
    when finder: some Finder<Found, Context>, from chain: some UnfinishedChain
  ) -> Self {
    preconditionFailure("unavailable")
  }

  /// An unfinished chain is no case.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: say how it is integrated and on what, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  public func addCase<Chain: UnfinishedChain>(_ choose: @MainActor (Context) throws -> Chain?)
    -> Self
  {
    preconditionFailure("unavailable")
  }

  /// An unfinished chain is no default.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: say how it is integrated and on what, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  public func assemble(default chain: some UnfinishedChain) -> DestinationStep<Screen, Context> {
    preconditionFailure("unavailable")
  }

  /// An unfinished chain is no default.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: say how it is integrated and on what, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  public func assemble<Chain: UnfinishedChain>(
    default chain: @MainActor () throws -> Chain
  ) -> DestinationStep<Screen, Context> {
    preconditionFailure("unavailable")
  }
}

extension StepAssembly
where ScreenFactory == NilFactory<ScreenFinder.ViewController, ScreenFinder.Context> {
  /// A step is no factory.
  @available(
    *, unavailable,
    message: "a step is no factory: give the screen's factory here, and the step to '.from(…)'"
  )
  @_disfavoredOverload
  public init(
    finder: ScreenFinder, factory: DestinationStep<some UIViewController, some Any>
  ) {
    preconditionFailure("unavailable")
  }
}

extension SingleStep
where ScreenFactory == NilFactory<ScreenFinder.ViewController, ScreenFinder.Context> {
  /// A step is no factory.
  @available(
    *, unavailable,
    message: "a step is no factory: give the screen's factory here, and the step to '.from(…)'"
  )
  @_disfavoredOverload
  public init(
    finder: ScreenFinder, factory: DestinationStep<some UIViewController, some Any>
  ) {
    preconditionFailure("unavailable")
  }
}
