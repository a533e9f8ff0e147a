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
  public func assemble() -> DestinationStep<Screen, Base.Context> {
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
  public func from<Base: UnattachedStep>(_ base: Base) -> HostedChain<Base, Screen>
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
