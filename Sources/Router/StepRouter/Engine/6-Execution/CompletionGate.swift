import PortableUIKit

/// Waits for a completion handler that other code holds, and reports exactly one answer: the first
/// call, the handler's release without a call, or the end of the limit that `giveUp` has set. An
/// execution has a limit of its own, which `Execution+Waiting` owns.
///
/// Only the handler keeps the gate alive. When its last copy goes away without a call, so does the
/// gate, which is how the gate notices.
@MainActor
package final class CompletionGate {
  package enum Answer {
    case result(RoutingResult)
    case dropped
    case timedOut
  }

  /// The meaning of a call after the gate has stopped waiting.
  package enum FurtherCall {
    /// The first answer, after a timeout or a cancellation.
    case late
    /// An answer after the first one.
    case second
  }

  private var answer: (@MainActor (Answer) -> Void)?
  private var timer: OneShotTimer?
  private var hasBeenCalled = false
  private let onFurtherCall: (@MainActor (FurtherCall) -> Void)?

  /// Creates a gate that calls `answer` once, and `onFurtherCall` for each call after the wait.
  package init(
    onFurtherCall: (@MainActor (FurtherCall) -> Void)?,
    answer: @escaping @MainActor (Answer) -> Void
  ) {
    self.answer = answer
    self.onFurtherCall = onFurtherCall
  }

  deinit {
    // Any thread may release a handler, but the answer belongs on the main actor.
    guard let answer else { return }
    self.answer = nil
    Task { @MainActor in answer(.dropped) }
  }

  var isOpen: Bool { answer == nil }

  /// The handler for the other code to call.
  package var handler: @MainActor (RoutingResult) -> Void { { result in self.called(result) } }

  /// Gives up if the time limit passes without an answer.
  package func giveUp(after limit: Duration, on responder: UIResponder?) {
    guard !isOpen else { return }
    timer = OneShotTimer(after: limit, role: .deadline, on: responder) { [weak self] in
      self?.settle(.timedOut)
    }
  }

  /// Stops waiting, and passes on no further answer.
  func close() {
    timer?.cancel()
    timer = nil
    answer = nil
  }

  private func called(_ result: RoutingResult) {
    defer { hasBeenCalled = true }
    guard isOpen else { return settle(.result(result)) }
    onFurtherCall?(hasBeenCalled ? .second : .late)
  }

  private func settle(_ value: Answer) {
    let answer = self.answer
    close()
    answer?(value)
  }
}

extension RoutingEvent.Kind {
  /// Returns the event for a call after the wait has ended.
  static func called(_ call: CompletionGate.FurtherCall, by participant: RoutingParticipant) -> Self
  {
    switch call {
    case .late: .answeredLate(participant)
    case .second: .completedTwice(participant)
    }
  }
}
