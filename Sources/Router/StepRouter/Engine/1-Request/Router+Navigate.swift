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
  /// This call never throws. Every failure goes to `completion`, which the router calls exactly
  /// once, after the post tasks. If there's nothing to wait for, that happens before this call
  /// returns. Only the last movement is animated.
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
  /// In an `async` function the compiler prefers this method to the one with a completion. To
  /// continue there without waiting, write `navigate(to: product, with: 42, completion: nil)`.
  ///
  /// Cancelling the task cancels the navigation. If nothing has moved yet, the screen stays
  /// unchanged; otherwise the current movement finishes, and the router skips the rest.
  ///
  /// On a headless device whose time stands still, other code has to advance the time meanwhile. If
  /// none does, a warning says what to write.
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

  /// Brings a destination with an `Any?` context on screen, with nil as the context.
  @discardableResult
  public func navigate<Screen>(
    to step: DestinationStep<Screen, Any?>, animated: Bool = true,
    completion: (@MainActor (Result<NavigationOutcome<Screen>, RoutingError>) -> Void)? = nil,
    fileID: String = #fileID, line: UInt = #line
  ) -> Navigation {
    navigate(
      to: step, with: nil, animated: animated, completion: completion, fileID: fileID, line: line)
  }

  /// Brings a destination with an `Any?` context on screen, with nil as the context, and returns
  /// its view controller.
  @discardableResult
  public func navigate<Screen>(
    to step: DestinationStep<Screen, Any?>, animated: Bool = true,
    fileID: String = #fileID, line: UInt = #line
  ) async throws(RoutingError) -> Screen {
    try await navigate(to: step, with: nil, animated: animated, fileID: fileID, line: line)
  }

  /// Brings a target on screen: a destination that already has its context.
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

  /// Brings a target on screen, a destination that already has its context, and returns its view
  /// controller.
  @discardableResult
  public func navigate(
    to target: Target, animated: Bool = true, fileID: String = #fileID, line: UInt = #line
  ) async throws(RoutingError) -> UIViewController {
    try await navigate(to: target.step, with: (), animated: animated, fileID: fileID, line: line)
  }
}

/// Holds the navigation for the cancellation handler, which may run before the navigation exists.
@MainActor
private final class RunningNavigation: Sendable {
  var navigation: Navigation?
}
