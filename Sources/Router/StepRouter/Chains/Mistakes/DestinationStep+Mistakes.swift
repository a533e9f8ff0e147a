import PortableUIKit

extension DestinationStep {
  /// What has its base is not integrated once more.
  @available(
    *, unavailable,
    message:
      "the chain has its base already: write '.using(…)' before the '.from(…)' that it goes with"
  )
  public func using<Host>(_ action: some Action<Host>) -> StepChain<Host, Screen, Context> {
    uncallable()
  }

  /// A finished chain takes no more interceptors and tasks.
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

  /// Only a container is expected around a screen.
  @available(
    *, unavailable,
    message:
      "this class is not a container: ask for 'UINavigationController', 'UITabBarController' or a class of your own that conforms to 'CustomContainerViewController'"
  )
  @_disfavoredOverload
  public func expectingContainer<Container: UIViewController>() -> DestinationStep<
    Container, Context
  > {
    uncallable()
  }
}
