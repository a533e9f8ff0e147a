import PortableUIKit

extension DestinationStep {
  /// Rejects an action on a chain that already has its base.
  @available(
    *, unavailable,
    message:
      "the chain has its base already: write '.using(…)' before the '.from(…)' that it goes with"
  )
  public func using(_ action: some Action) -> _ReopenedChain<Screen, Context> {
    uncallable()
  }

  /// Rejects an interceptor or task on a finished chain.
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

  /// Rejects a class that isn't a container.
  @available(
    *, unavailable,
    message:
      "this class is not a container: ask for 'UINavigationController', 'UITabBarController' or a class of your own that conforms to 'CustomContainerViewController'"
  )
  public func expectingContainer<Container: UIViewController>() -> DestinationStep<
    Container, Context
  > {
    uncallable()
  }
}
