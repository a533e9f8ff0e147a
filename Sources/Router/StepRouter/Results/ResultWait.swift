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
    watched = screen.onLeave(for: self) { [weak self] _ in self?.endSoon() }
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
    // An alert's handler runs after the alert has disappeared (UIKit rule 80).
    guard watched?.isGone != true || screen is UIAlertController else { return }
    switch state {
    case .coming(nil): state = .coming(.answered(value))
    case .shown: close(after: .answered(value))
    case .failed: state = .decided(.answered(value))
    case .coming, .decided, .ended: break
    }
  }

  func screenReleased() {
    if watched?.hasBeenThere != true { endSoon() }
  }

  /// Ends on the next turn. So waits for screens that left together end in the order in which those
  /// left, and the handler of an alert that has left can still answer.
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
    state = .ended(outcome)
    if let screen { ResultWaits.remove(self, from: screen) }
    watched?.remove(as: .object(ObjectIdentifier(self)))
    line.resume(continuation)
  }
}
