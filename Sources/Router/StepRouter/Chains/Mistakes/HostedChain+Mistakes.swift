import PortableUIKit

extension HostedChain {
  /// A host has to say how it is integrated.
  @available(
    *, unavailable,
    message:
      "nothing says how the host is integrated: write '.using(.present())' or '.using(.replaceRoot())' first"
  )
  public func assemble() -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// A base has to say how it is integrated.
  @available(
    *, unavailable,
    message:
      "nothing says how the host is integrated: write '.using(.present()).from(.current).with(…)'"
  )
  public func with(_ context: Context) -> Target {
    uncallable()
  }

  /// A host has to say how it is integrated.
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

  /// A host has to say how it is integrated.
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
