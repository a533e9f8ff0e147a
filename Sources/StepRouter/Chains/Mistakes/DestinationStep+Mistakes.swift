import PortableUIKit

extension DestinationStep {
  /// A finished chain takes no more interceptors and tasks.
  @available(
    *, unavailable,
    message:
      "an interceptor or task belongs to a step: write it before the screen's '.using(…)', or at the host, '.from(host.adding(…))'"
  )
  public func adding<Added>(_ interceptorOrTask: Added) -> Self {
    uncallable()
  }

  /// Only a container is expected around a screen.
  @available(
    *, unavailable,
    message:
      "this class is not a container: ask for 'UINavigationController', 'UITabBarController' or a class of your own that conforms to 'ContainerViewController'"
  )
  @_disfavoredOverload
  public func expectingContainer<Container: UIViewController>() -> DestinationStep<
    Container, Context
  > {
    uncallable()
  }
}
