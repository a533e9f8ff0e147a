import PortableUIKit

extension Router {
  /// Brings a screen up, waits for its answer, closes it and returns the answer.
  ///
  /// ```swift
  /// let colour = try await router.result(of: colourPicker, with: .text)
  /// ```
  ///
  /// The screen answers by ``ResultReturning/returnResult(_:)``. It is closed as
  /// ``close(_:animated:completion:fileID:line:)`` does it, and the answer comes when it has gone, or
  /// at once if `closing` is false. If it may not be closed, the answer comes and the screen stays.
  ///
  /// The wait always ends, and once:
  /// - with the answer;
  /// - with `CancellationError` when the screen leaves for good without one, for whatever reason: a
  ///   swipe, Back, another navigation, a window that is closed;
  /// - with `CancellationError` when the task is cancelled, which closes the screen;
  /// - with the router's ``RoutingError`` when the screen cannot be shown.
  ///
  /// A screen that is there already is brought to the front, and whoever waits for it gets the same
  /// answer; cancelling one of them closes it for all. Waiting does not keep the screen alive. With a router that does not let its closing wait (``TurnPolicy/reject``), the screen may
  /// stay.
  public func result<Screen: ResultReturning, Context>(
    of step: DestinationStep<Screen, Context>, with context: Context, animated: Bool = true,
    closing: Bool = true, fileID: String = #fileID, line: UInt = #line
  ) async throws -> Screen.ReturnedResult {
    try Task.checkCancellation()
    let location = CodeLocation(fileID: fileID, line: line)
    let wait = ResultWait<Screen.ReturnedResult>(
      at: location,
      closing: .init(router: self, animated: animated, isAfterAnswer: closing))
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait.begin(continuation)
        let router = RoutingParticipant(
          role: .router, type: TypeName(type(of: self)), step: step.reference)
        let failure = RoutingError.completionDropped(by: router, progress: RoutingProgress())
        let request = NavigationRequest(
          step: step.changed(by: ResultArrival(wait: wait)), context: context, animated: animated,
          completion: { [token = CompletionToken(wait, dropping: failure)] in
            token.call($0.map(\.viewController))
          }, origin: location)
        wait.navigation = StoppedTime.watch(
          "result at \(location)", isOver: { $0.isFinished }
        ) {
          perform(request)
        }
      }
    } onCancel: {
      Task { @MainActor in wait.cancel() }
    }
    wait.line.hasReturned()
    return try wait.outcome.get()
  }

  /// Brings a screen without a context up, waits for its answer, closes it and returns the answer.
  ///
  /// ```swift
  /// let name = try await router.result(of: nameForm)
  /// ```
  public func result<Screen: ResultReturning>(
    of step: DestinationStep<Screen, Void>, animated: Bool = true, closing: Bool = true,
    fileID: String = #fileID, line: UInt = #line
  ) async throws -> Screen.ReturnedResult {
    try await result(
      of: step, with: (), animated: animated, closing: closing, fileID: fileID, line: line)
  }
}
