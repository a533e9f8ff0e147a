import PortableUIKit
import StepRouter

extension Router {
  /// Navigates to the destination, and calls a completion of the older type that your app passes
  /// on. A closure that you write in the call gets the outcome instead.
  @_disfavoredOverload
  @discardableResult
  public func navigate<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context, animated: Bool = true,
    completion: (@MainActor (RoutingResult) -> Void)?, fileID: String = #fileID,
    line: UInt = #line
  ) -> Navigation {
    navigate(
      to: step, with: context, animated: animated, completion: Self.told(completion),
      fileID: fileID, line: line)
  }

  /// Navigates to a target, and calls a completion of the older type that your app passes on.
  @_disfavoredOverload
  @discardableResult
  public func navigate(
    to target: Target, animated: Bool = true, completion: (@MainActor (RoutingResult) -> Void)?,
    fileID: String = #fileID, line: UInt = #line
  ) -> Navigation {
    navigate(
      to: target, animated: animated, completion: Self.told(completion), fileID: fileID, line: line)
  }

  /// Navigates to the destination.
  @available(*, deprecated, renamed: "navigate(to:with:animated:completion:)")
  public func commitNavigation<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context, animated: Bool = true,
    completion: (@MainActor (RoutingResult) -> Void)? = nil, fileID: String = #fileID,
    line: UInt = #line
  ) {
    navigate(
      to: step, with: context, animated: animated, completion: Self.told(completion),
      fileID: fileID, line: line)
  }

  /// Navigates to a destination whose context is an `Any?`.
  @available(*, deprecated, renamed: "navigate(to:with:animated:completion:)")
  public func commitNavigation<Screen>(
    to step: DestinationStep<Screen, Any?>, with context: Any?, animated: Bool = true,
    completion: (@MainActor (RoutingResult) -> Void)? = nil, fileID: String = #fileID,
    line: UInt = #line
  ) {
    navigate(
      to: step, with: context, animated: animated, completion: Self.told(completion),
      fileID: fileID, line: line)
  }

  /// Navigates to the destination.
  @available(*, deprecated, renamed: "navigate(to:animated:completion:)")
  public func commitNavigation<ViewController, Context>(
    to destination: Destination<ViewController, Context>, animated: Bool = true,
    completion: (@MainActor (RoutingResult) -> Void)? = nil, fileID: String = #fileID,
    line: UInt = #line
  ) {
    navigate(
      to: destination, animated: animated, completion: completion, fileID: fileID, line: line)
  }

  /// Adapts a completion of the older type, which gets less information, to this library's type.
  static func told<Screen>(
    _ completion: (@MainActor (RoutingResult) -> Void)?
  ) -> (@MainActor (Result<NavigationOutcome<Screen>, RoutingError>) -> Void)? {
    guard let completion else { return nil }
    return { result in
      switch result {
      case .success: completion(.success)
      case .failure(let error): completion(.failure(error))
      }
    }
  }
}

extension GlobalInterceptorRouter {
  /// Adds an interceptor that runs before every destination.
  @available(*, deprecated, message: "write 'router = router.adding(interceptor)'")
  public mutating func addGlobal(_ interceptor: some RoutingInterceptor<Void>) {
    self = adding(interceptor)
  }

  /// Adds an interceptor that runs before every destination, with the destination's context.
  @available(*, deprecated, message: "write 'router = router.adding(interceptor)'")
  @_disfavoredOverload
  public mutating func addGlobal(_ interceptor: some RoutingInterceptor<Any?>) {
    self = adding(interceptor)
  }

  /// Adds a task for the screen of every destination.
  @available(*, deprecated, message: "write 'router = router.adding(task)'")
  public mutating func addGlobal(_ task: some ContextTask<UIViewController, Any?>) {
    self = adding(task)
  }

  /// Adds a task that runs when a navigation has succeeded.
  @available(*, deprecated, message: "write 'router = router.adding(task)'")
  public mutating func addGlobal(_ task: some PostRoutingTask<UIViewController, Any?>) {
    self = adding(task)
  }
}

extension DefaultRouter {
  /// Adds an interceptor that runs before every destination.
  @available(*, deprecated, message: "write 'router = router.adding(interceptor)'")
  public mutating func add(_ interceptor: some RoutingInterceptor<Void>) {
    self = adding(interceptor)
  }

  /// Adds an interceptor that runs before every destination, with the destination's context.
  @available(*, deprecated, message: "write 'router = router.adding(interceptor)'")
  @_disfavoredOverload
  public mutating func add(_ interceptor: some RoutingInterceptor<Any?>) {
    self = adding(interceptor)
  }

  /// Adds a task for the screen of every destination.
  @available(*, deprecated, message: "write 'router = router.adding(task)'")
  public mutating func add(_ task: some ContextTask<UIViewController, Any?>) {
    self = adding(task)
  }

  /// Adds a task that runs when a navigation has succeeded.
  @available(*, deprecated, message: "write 'router = router.adding(task)'")
  public mutating func add(_ task: some PostRoutingTask<UIViewController, Any?>) {
    self = adding(task)
  }

  /// Creates a router that logs its activity.
  @available(*, deprecated, message: "write 'DefaultRouter(observers: [logger])'")
  public init(
    logger: ConsoleLogger?, windowProvider: any WindowProvider = KeyWindowProvider()
  ) {
    self.init(windowProvider: windowProvider, observers: logger.map { [$0] } ?? [])
  }
}
