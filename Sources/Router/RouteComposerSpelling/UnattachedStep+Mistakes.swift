import PortableUIKit
import StepRouter

// Mistakes in chains that begin with a single step. Code that calls one of these doesn't compile.

extension UnattachedStep {
  /// Rejects a chain without an action and a base.
  @available(
    *, unavailable,
    message:
      "the chain has no action and no base yet: write '.using(.present()).from(.current).assemble()'"
  )
  public func assemble() -> DestinationStep<ScreenFinder.ViewController, Context> {
    uncallable()
  }
}

extension UnattachedStep where ScreenFactory: BuildingFactory {
  /// Rejects a base for a screen without an action.
  @available(
    *, unavailable,
    message: "the screen has no action: write '.using(.push())' or '.using(.present())' first"
  )
  @_disfavoredOverload
  public func from(
    _ base: DestinationStep<some UIViewController, Context>
  ) -> DestinationStep<ScreenFinder.ViewController, Context> {
    uncallable()
  }

  /// Rejects a base for a screen without an action.
  @available(
    *, unavailable,
    message: "the screen has no action: write '.using(.push())' or '.using(.present())' first"
  )
  @_disfavoredOverload
  public func from<Base: UnattachedStep>(_ base: Base) -> _WrongChain<
    ScreenFinder.ViewController, Context
  >
  where Base.Context == Context {
    uncallable()
  }
}

extension UnattachedStep where ScreenFactory: _BuildsNothing {
  /// Rejects an action for a screen that the router never builds.
  @available(
    *, unavailable,
    message:
      "a screen with a 'NilFactory' is never built, so it takes no action: write '.from(…)' alone"
  )
  public func using(
    _ action: some Action
  ) -> _WrongChain<ScreenFinder.ViewController, Context> {
    uncallable()
  }

  /// Rejects a base with another context.
  @available(
    *, unavailable,
    message: "the base takes another context: write '.from(base.adaptingContext(using: …))'"
  )
  @_disfavoredOverload
  public func from<OtherContext>(
    _ base: DestinationStep<some UIViewController, OtherContext>
  ) -> DestinationStep<ScreenFinder.ViewController, Context> {
    uncallable()
  }

  /// Rejects a host with another context.
  @available(
    *, unavailable,
    message: "the host takes another context: give it the 'Context' of the steps before it"
  )
  @_disfavoredOverload
  public func from<Base: UnattachedStep>(_ base: Base) -> _WrongChain<
    ScreenFinder.ViewController, Context
  > {
    uncallable()
  }

  /// Rejects an unfinished base.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  public func from(_ base: some _UnfinishedChain) -> DestinationStep<
    ScreenFinder.ViewController, Context
  > {
    uncallable()
  }
}
