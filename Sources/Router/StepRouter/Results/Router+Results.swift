import PortableUIKit

extension Router {
  /// Shows a screen, waits for its answer, closes it and returns the answer.
  ///
  /// ```swift
  /// let colour = try await router.result(of: colourPicker, with: .text)
  /// ```
  ///
  /// The screen answers by calling ``ResultReturning/returnResult(_:)``. The router then closes it
  /// as ``close(_:animated:completion:fileID:line:)`` does, and you get the answer when it has
  /// gone, or at once if `closing` is false. If the screen may not close, you get the answer and
  /// the screen stays.
  ///
  /// The wait always ends, exactly once:
  /// - with the answer;
  /// - with `CancellationError` if the screen leaves for good without an answer, for any reason: a
  ///   swipe, Back, another navigation, a closed window;
  /// - with `CancellationError` if you cancel the task, which closes the screen;
  /// - with the router's ``RoutingError`` if the router can't show the screen.
  ///
  /// If the screen is already there, the router brings it to the front, and all callers that wait
  /// for it get the same answer; cancelling one of them closes it for all. Waiting doesn't keep the
  /// screen alive. If the router doesn't let its closing wait (``TurnPolicy/reject``), the screen
  /// may stay.
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

  /// Shows a screen without a context, waits for its answer, closes it and returns the answer.
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
