import PortableUIKit

extension DefaultRouter {
  /// Rejects an interceptor for one context; a router's interceptor runs for every destination.
  @available(
    *, unavailable,
    message:
      "a router's interceptor runs for every destination: its 'Context' is 'Void', or 'Any?' to see each"
  )
  public func adding<Context>(_ interceptor: some RoutingInterceptor<Context>) -> Self {
    uncallable()
  }

  /// Rejects a task for one screen or context; a router's task runs for every destination.
  @available(
    *, unavailable,
    message:
      "a router's task is for every destination: its 'ViewController' is 'UIViewController', its 'Context' is 'Any?'"
  )
  public func adding<Screen, Context>(_ task: some ContextTask<Screen, Context>) -> Self {
    uncallable()
  }

  /// Rejects a task for one screen or context; a router's task runs for every destination.
  @available(
    *, unavailable,
    message:
      "a router's task is for every destination: its 'ViewController' is 'UIViewController', its 'Context' is 'Any?'"
  )
  public func adding<Screen, Context>(_ task: some PostRoutingTask<Screen, Context>) -> Self {
    uncallable()
  }
}

extension GlobalInterceptorRouter {
  /// Rejects an interceptor for one context; a router's interceptor runs for every destination.
  @available(
    *, unavailable,
    message:
      "a router's interceptor runs for every destination: its 'Context' is 'Void', or 'Any?' to see each"
  )
  public func adding<Context>(_ interceptor: some RoutingInterceptor<Context>) -> Self {
    uncallable()
  }

  /// Rejects a task for one screen or context; a router's task runs for every destination.
  @available(
    *, unavailable,
    message:
      "a router's task is for every destination: its 'ViewController' is 'UIViewController', its 'Context' is 'Any?'"
  )
  public func adding<Screen, Context>(_ task: some ContextTask<Screen, Context>) -> Self {
    uncallable()
  }

  /// Rejects a task for one screen or context; a router's task runs for every destination.
  @available(
    *, unavailable,
    message:
      "a router's task is for every destination: its 'ViewController' is 'UIViewController', its 'Context' is 'Any?'"
  )
  public func adding<Screen, Context>(_ task: some PostRoutingTask<Screen, Context>) -> Self {
    uncallable()
  }
}
