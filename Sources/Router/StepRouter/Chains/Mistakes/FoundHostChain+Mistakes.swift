import PortableUIKit

extension FoundHostChain {
  /// Rejects an action for a step that the router never builds.
  @available(
    *, unavailable,
    message:
      "a host with a 'NilFactory' is never built, so it takes no action: write '.from(…)' alone"
  )
  public func using<Host>(_ action: some Action<Host>) -> StepChain<Host, Screen, Context> {
    uncallable()
  }

  /// Rejects a chain without a base.
  @available(
    *, unavailable,
    message: "the host has no base yet: write '.from(.current).assemble()'"
  )
  public func assemble() -> DestinationStep<Screen, Context> {
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
  public func from(_ next: some UnfinishedChain) -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// Rejects an interceptor or task on a chain; add it to a step.
  @available(
    *, unavailable,
    message:
      "an interceptor or task belongs to a step: write it before the screen's '.using(…)', or at the host, '.from(host.adding(…))'"
  )
  public func adding<Added>(_ interceptorOrTask: Added) -> Self {
    uncallable()
  }

  /// Rejects a task with the chain's own types, so that the compiler shows this message.
  @available(
    *, unavailable,
    message:
      "an interceptor or task belongs to a step: write it before the screen's '.using(…)', or at the host, '.from(host.adding(…))'"
  )
  public func adding(_ task: some ContextTask<Screen, Context>) -> Self {
    uncallable()
  }
}
