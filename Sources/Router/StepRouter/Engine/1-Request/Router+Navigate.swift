import PortableUIKit

extension Router {
  /// Brings the destination on screen.
  ///
  /// ```swift
  /// router.navigate(to: product, with: 42) { result in
  ///   if case .failure(let error) = result { log(error) }
  /// }
  /// ```
  ///
  /// The call never throws. Every failure goes to `completion`, which is called exactly once, after
  /// the post tasks. If there is nothing to wait for, that is before this call returns. Only the
  /// last movement is animated.
  @inlinable
  @discardableResult
  public func navigate<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context, animated: Bool = true,
    completion: (@MainActor (Result<NavigationOutcome<Screen>, RoutingError>) -> Void)? = nil,
    fileID: String = #fileID, line: UInt = #line
  ) -> Navigation {
    perform(
      NavigationRequest(
        step: step, context: context, animated: animated, completion: completion,
        origin: CodeLocation(fileID: fileID, line: line)))
  }

  /// Brings the destination on screen and returns its view controller.
  ///
  /// ```swift
  /// let screen = try await router.navigate(to: product, with: 42)
  /// ```
  ///
  /// In an `async` function the compiler takes this method, not the one with a completion. To go on
  /// there without waiting, write `navigate(to: product, with: 42, completion: nil)`.
  ///
  /// Cancelling the task cancels the navigation. Before anything has moved, nothing changes on
  /// screen; later the current movement is finished and the rest left out.
  ///
  /// On a headless device whose time stands still, somebody else has to let it pass meanwhile. If
  /// nobody does, a warning says what to write.
  @discardableResult
  public func navigate<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context, animated: Bool = true,
    fileID: String = #fileID, line: UInt = #line
  ) async throws(RoutingError) -> Screen {
    let origin = CodeLocation(fileID: fileID, line: line)
    if Task.isCancelled { throw RoutingError.cancelled(progress: RoutingProgress()) }
    let running = RunningNavigation()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let request = NavigationRequest(
          step: step, context: context, animated: animated,
          completion: { continuation.resume(returning: $0.map(\.viewController)) },
          origin: origin)
        running.navigation = StoppedTime.watch(
          "navigate at \(origin)", isOver: { $0.isFinished }
        ) {
          perform(request)
        }
      }
    } onCancel: {
      Task { @MainActor in running.navigation?.cancel() }
    }
    return try result.get()
  }
}

extension Router {
  /// Brings a destination without a context on screen.
  ///
  /// ```swift
  /// router.navigate(to: bag)
  /// ```
  @discardableResult
  public func navigate<Screen>(
    to step: DestinationStep<Screen, Void>, animated: Bool = true,
    completion: (@MainActor (Result<NavigationOutcome<Screen>, RoutingError>) -> Void)? = nil,
    fileID: String = #fileID, line: UInt = #line
  ) -> Navigation {
    navigate(
      to: step, with: (), animated: animated, completion: completion, fileID: fileID, line: line)
  }

  /// Brings a destination without a context on screen and returns its view controller.
  ///
  /// ```swift
  /// let screen = try await router.navigate(to: bag)
  /// ```
  @discardableResult
  public func navigate<Screen>(
    to step: DestinationStep<Screen, Void>, animated: Bool = true,
    fileID: String = #fileID, line: UInt = #line
  ) async throws(RoutingError) -> Screen {
    try await navigate(to: step, with: (), animated: animated, fileID: fileID, line: line)
  }

  /// Brings a destination whose context is an `Any?` on screen, without a context.
  @discardableResult
  public func navigate<Screen>(
    to step: DestinationStep<Screen, Any?>, animated: Bool = true,
    completion: (@MainActor (Result<NavigationOutcome<Screen>, RoutingError>) -> Void)? = nil,
    fileID: String = #fileID, line: UInt = #line
  ) -> Navigation {
    navigate(
      to: step, with: nil, animated: animated, completion: completion, fileID: fileID, line: line)
  }

  /// Brings a destination whose context is an `Any?` on screen, without a context, and returns its
  /// view controller.
  @discardableResult
  public func navigate<Screen>(
    to step: DestinationStep<Screen, Any?>, animated: Bool = true,
    fileID: String = #fileID, line: UInt = #line
  ) async throws(RoutingError) -> Screen {
    try await navigate(to: step, with: nil, animated: animated, fileID: fileID, line: line)
  }

  /// Brings a target, a destination that has its context already, on screen.
  @discardableResult
  public func navigate(
    to target: Target, animated: Bool = true,
    completion: (@MainActor (Result<NavigationOutcome<UIViewController>, RoutingError>) -> Void)? =
      nil,
    fileID: String = #fileID, line: UInt = #line
  ) -> Navigation {
    navigate(
      to: target.step, with: (), animated: animated, completion: completion, fileID: fileID,
      line: line)
  }

  /// Brings a target, a destination that has its context already, on screen and returns its view
  /// controller.
  @discardableResult
  public func navigate(
    to target: Target, animated: Bool = true, fileID: String = #fileID, line: UInt = #line
  ) async throws(RoutingError) -> UIViewController {
    try await navigate(to: target.step, with: (), animated: animated, fileID: fileID, line: line)
  }
}

/// Holds the navigation for the cancellation handler, which may run before it is there.
@MainActor
private final class RunningNavigation: Sendable {
  var navigation: Navigation?
}
