import PortableUIKit

/// Waits for a completion handler that somebody else holds, and gets exactly one answer out of it:
/// the first call, or that it was dropped, or that its time is over.
///
/// The handler is what keeps the gate: when the last copy of it is gone without a call, so is the
/// gate, and this is how it is noticed.
@MainActor
package final class CompletionGate {
  package enum Answer {
    case result(RoutingResult)
    case dropped
    case timedOut
  }

  /// What a call means after the gate has stopped waiting.
  package enum FurtherCall {
    /// The first answer: whoever waited has given up, or was cancelled.
    case late
    /// Another answer than the one that was given.
    case second
  }

  private var answer: (@MainActor (Answer) -> Void)?
  private var timer: OneShotTimer?
  private var hasBeenCalled = false
  private let onFurtherCall: (@MainActor (FurtherCall) -> Void)?

  /// A gate that calls `answer` once, and `onFurtherCall` for each call that comes when nobody
  /// waits any more.
  package init(
    onFurtherCall: (@MainActor (FurtherCall) -> Void)?,
    answer: @escaping @MainActor (Answer) -> Void
  ) {
    self.answer = answer
    self.onFurtherCall = onFurtherCall
  }

  deinit {
    // A handler may be released on any thread; what waits for the answer is not to go there.
    guard let answer else { return }
    self.answer = nil
    Task { @MainActor in answer(.dropped) }
  }

  var isOpen: Bool { answer == nil }

  /// The handler that has to be called.
  package var handler: @MainActor (RoutingResult) -> Void { { result in self.called(result) } }

  /// Gives up when the time is over and no answer has come.
  package func giveUp(after limit: Duration, on responder: UIResponder?) {
    guard !isOpen else { return }
    timer = OneShotTimer(after: limit, role: .deadline, on: responder) { [weak self] in
      self?.settle(.timedOut)
    }
  }

  /// Stops waiting: no answer is passed on any more.
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
  /// What observers are told of a call that came when nobody waited for it any more.
  static func called(_ call: CompletionGate.FurtherCall, by participant: RoutingParticipant) -> Self
  {
    switch call {
    case .late: .answeredLate(participant)
    case .second: .completedTwice(participant)
    }
  }
}
