import PortableUIKit

/// A caller's wait for a screen's answer. It ends once.
@MainActor
final class ResultWait<Value>: EndableWait {
  /// How to close the screen when the wait is over.
  struct ClosingManner {
    let router: any Router
    let animated: Bool
    /// Whether to close the screen after its answer. Cancelling the wait always closes it.
    let isAfterAnswer: Bool
  }

  private typealias State = ResultWaitState<Value>

  private let location: CodeLocation
  private let closing: ClosingManner
  let line = WaitLine.current
  private var state = State.coming(nil)
  private var continuation: CheckedContinuation<Void, Never>?
  /// The navigation to the screen, while it's under way.
  var navigation: Navigation?
  private weak var screen: UIViewController?
  private var watched: WatchedScreen?
  /// The answer to return if the user leaves a system screen that doesn't answer.
  private var answerOnLeave: Value?
  private var isLeftByUser = false
  /// Runs while the system may still answer for a screen that it has dismissed.
  private var patience: OneShotTimer?

  /// The result to return to the caller when the wait has ended.
  var outcome: Result<Value, any Error> { state.outcome }

  init(at location: CodeLocation, closing: ClosingManner) {
    self.location = location
    self.closing = closing
  }

  func begin(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
  }

  /// Registers the screen that the navigation has come to. It may answer from now on.
  func arrived(at screen: UIViewController) {
    guard !state.hasEnded, self.screen !== screen else { return }
    self.screen = screen
    ResultWaits.add(self, to: screen)
    if let screen = screen as? any SystemAnswering {
      answerOnLeave = type(of: screen).answerOnLeave as? Value
    }
    watched = screen.onLeave(for: self) { [weak self] reason in self?.left(for: reason) }
  }

  func navigationEnded(_ result: Result<some UIViewController, RoutingError>) {
    guard case .coming(let decision) = state else { return }
    navigation = nil
    if case .success(let screen) = result { arrived(at: screen) }
    if let decision { return close(after: decision) }
    switch result {
    case .success: state = .shown
    case .failure(let error):
      state = .failed(error)
      endSoon()
    }
  }

  func answer(_ value: Value) {
    guard watched?.isGone != true || mayAnswerOnceGone else { return }
    switch state {
    case .coming(nil): state = .coming(.answered(value))
    case .shown: close(after: .answered(value))
    case .failed: state = .decided(.answered(value))
    case .coming, .decided, .ended: break
    }
  }

  /// An alert's handler runs after the alert has disappeared (UIKit rule 80), and the system calls
  /// some delegates after it has dismissed the screen.
  private var mayAnswerOnceGone: Bool {
    screen is UIAlertController || screen is any SystemAnswering
  }

  func screenReleased() {
    if watched?.hasBeenThere != true { endSoon() }
  }

  /// Ends the wait for a screen that has left. If the system has dismissed its own screen, it may
  /// call the delegate some time later.
  private func left(for reason: LeaveReason) {
    isLeftByUser = reason.isByUser
    guard answerOnLeave != nil, reason == .closed, case .shown = state else { return endSoon() }
    patience = OneShotTimer(after: .milliseconds(500), role: .pause, on: screen) { [weak self] in
      self?.end()
    }
  }

  /// Ends on the next turn. So waits for screens that left together end in the order in which the
  /// screens left, and the handler of an alert that has left can still answer.
  private func endSoon() { onNextTurn(of: screen) { self.end() } }

  func cancel() {
    switch state {
    case .coming(nil):
      guard let navigation else { return close(after: .cancelled) }
      state = .coming(.cancelled)
      navigation.cancel()
    case .shown, .failed: close(after: .cancelled)
    case .coming, .decided, .ended: break
    }
  }

  /// Closes the screen if necessary, then ends.
  private func close(after decision: State.Decision) {
    state = .decided(decision)
    if patience != nil { return endSoon() }
    // The leave handler of a screen that has gone ends the wait, in its turn.
    if watched?.isGone == true { return }
    guard let screen, closes(after: decision),
      screen.enclosing != nil || screen.presentingViewController != nil
    else { return endSoon() }
    closing.router.close(
      screen, animated: closing.animated, completion: { self.closed(screen, $0) },
      fileID: location.fileID, line: location.line)
  }

  private func closes(after decision: State.Decision) -> Bool {
    switch decision {
    case .answered: closing.isAfterAnswer
    case .cancelled: true
    }
  }

  /// Ends the wait. If the router works in another window by now, such as a new key window, closes
  /// the screen in its own window first.
  private func closed(
    _ screen: UIViewController, _ result: Result<NavigationOutcome<UIViewController>, RoutingError>
  ) {
    guard case .failure(.startNotFound) = result, let window = screen.viewIfLoaded?.window else {
      return endSoon()
    }
    ForcedWindow.asking(window) {
      _ = closing.router.close(
        screen, animated: closing.animated, completion: { _ in self.endSoon() },
        fileID: location.fileID, line: location.line)
    }
  }

  private func end() {
    guard let continuation else { return }
    self.continuation = nil
    patience = nil
    if isLeftByUser, case .shown = state, let answerOnLeave {
      state = .decided(.answered(answerOnLeave))
    }
    state = .ended(outcome)
    if let screen { ResultWaits.remove(self, from: screen) }
    watched?.remove(as: .object(ObjectIdentifier(self)))
    line.resume(continuation)
  }
}
