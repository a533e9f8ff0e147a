import PortableUIKit

extension FoundHostChain {
  /// What is never built is never integrated.
  @available(
    *, unavailable,
    message:
      "a host with a 'NilFactory' is never built, so it takes no action: write '.from(…)' alone"
  )
  public func using<Host>(_ action: some Action<Host>) -> StepChain<Host, Screen, Context> {
    uncallable()
  }

  /// A chain needs a base.
  @available(
    *, unavailable,
    message: "the host has no base yet: write '.from(.current).assemble()'"
  )
  public func assemble() -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// The base has another context.
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

  /// The base is unfinished.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  public func from(_ next: some UnfinishedChain) -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// Interceptors and tasks are added to a step.
  @available(
    *, unavailable,
    message:
      "an interceptor or task belongs to a step: write it before the screen's '.using(…)', or at the host, '.from(host.adding(…))'"
  )
  public func adding<Added>(_ interceptorOrTask: Added) -> Self {
    uncallable()
  }

  /// A task is added to a step; its types are the chain's, so that this is the message.
  @available(
    *, unavailable,
    message:
      "an interceptor or task belongs to a step: write it before the screen's '.using(…)', or at the host, '.from(host.adding(…))'"
  )
  public func adding(_ task: some ContextTask<Screen, Context>) -> Self {
    uncallable()
  }
}
