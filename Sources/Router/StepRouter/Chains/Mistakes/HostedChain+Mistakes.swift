import PortableUIKit

extension HostedChain {
  /// Rejects a host without an action.
  @available(
    *, unavailable,
    message:
      "nothing says how the host is integrated: write '.using(.present())' or '.using(.replaceRoot())' first"
  )
  public func assemble() -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// Rejects a target whose host has no action.
  @available(
    *, unavailable,
    message:
      "nothing says how the host is integrated: write '.using(.present()).from(.current).with(…)'"
  )
  public func with(_ context: Context) -> Target {
    uncallable()
  }

  /// Rejects a host without an action.
  @available(
    *, unavailable,
    message:
      "nothing says how the host is integrated: write '.using(.present())' or '.using(.replaceRoot())' first"
  )
  public func from(
    _ next: DestinationStep<some UIViewController, Context>
  ) -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// Rejects a host without an action.
  @available(
    *, unavailable,
    message:
      "nothing says how the host is integrated: write '.using(.present())' or '.using(.replaceRoot())' first"
  )
  public func from<Next: HostStep>(
    _ next: Next
  ) -> HostedChain<Screen, Context> where Next.Context == Context {
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
