import PortableUIKit

/// Waits for a completion handler that somebody else holds, and gets exactly one answer out of it:
/// the first call, or that it was dropped, or that its time is over.
@MainActor
final class CompletionGate {
  enum Answer {
    case result(RoutingResult)
    case dropped
    case timedOut
  }

  private var answer: (@MainActor (Answer) -> Void)?
  private var timer: OneShotTimer?
  private let onSecondCall: @MainActor () -> Void

  /// A gate that calls `answer` once and `onSecondCall` for each later call.
  init(
    onSecondCall: @escaping @MainActor () -> Void, answer: @escaping @MainActor (Answer) -> Void
  ) {
    self.answer = answer
    self.onSecondCall = onSecondCall
  }

  var isOpen: Bool { answer == nil }

  /// Begins what is waited for, with the handler that it has to call.
  func begin(_ work: (@escaping @MainActor (RoutingResult) -> Void) -> Void) {
    let handle = CompletionHandle(gate: self)
    work { result in handle.call(result) }
  }

  /// Gives up when the time is over and no answer has come.
  func giveUp(after limit: Duration, on responder: UIResponder?) {
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

  fileprivate func called(_ result: RoutingResult) {
    if isOpen { onSecondCall() } else { settle(.result(result)) }
  }

  fileprivate func settle(_ value: Answer) {
    let answer = self.answer
    close()
    answer?(value)
  }
}

/// What a completion handler holds: when the last copy of the handler is gone without a call, this is
/// how it is noticed.
@MainActor
private final class CompletionHandle {
  private let gate: CompletionGate
  private var wasCalled = false

  init(gate: CompletionGate) { self.gate = gate }

  func call(_ result: RoutingResult) {
    wasCalled = true
    gate.called(result)
  }

  deinit {
    // A handler may be released on any thread.
    guard !wasCalled else { return }
    Task { @MainActor [gate] in gate.settle(.dropped) }
  }
}
