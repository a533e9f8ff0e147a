import PortableUIKit

/// A caller's wait for the answer of a screen. It ends once.
@MainActor
final class ResultWait<Value>: EndableWait {
  /// How to close the screen when the wait is over.
  struct ClosingManner {
    let router: any Router
    let animated: Bool
    /// Whether to close the screen after its answer. Cancelling the wait always closes it.
    let isAfterAnswer: Bool
  }

  private let location: CodeLocation
  private let closing: ClosingManner
  let line = WaitLine.current
  private var continuation: CheckedContinuation<Void, Never>?
  /// The navigation to the screen, while it's under way.
  var navigation: Navigation?
  private weak var screen: UIViewController?
  private var watched: WatchedScreen?
  private var answered: Value?
  private var failure: (any Error)?
  private var isShown = false
  private var hasNavigationEnded = false
  private var isCancelled = false

  /// The result to return to the caller when the wait has ended.
  var outcome: Result<Value, any Error> {
    if let answered { return .success(answered) }
    return .failure(isCancelled ? CancellationError() : failure ?? CancellationError())
  }

  init(at location: CodeLocation, closing: ClosingManner) {
    self.location = location
    self.closing = closing
  }

  func begin(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
  }

  /// Registers the screen that the navigation has come to. It may answer from now on.
  func arrived(at screen: UIViewController) {
    guard continuation != nil, self.screen !== screen else { return }
    self.screen = screen
    ResultWaits.add(self, to: screen)
    watched = screen.onLeave(for: self) { [weak self] _ in self?.endSoon() }
  }

  func navigationEnded(_ result: Result<some UIViewController, RoutingError>) {
    guard !hasNavigationEnded else { return }
    hasNavigationEnded = true
    navigation = nil
    switch result {
    case .success(let screen):
      arrived(at: screen)
      isShown = true
      if answered != nil || isCancelled { close() }
    case .failure(let error):
      failure = error
      if isCancelled || answered != nil { close() } else { endSoon() }
    }
  }

  func answer(_ value: Value) {
    // An alert's handler runs after the alert has disappeared (UIKit rule 80).
    guard continuation != nil, answered == nil, !isCancelled,
      watched?.isGone != true || screen is UIAlertController
    else { return }
    answered = value
    if isShown { close() }
  }

  func screenReleased() {
    if watched?.hasBeenThere != true { endSoon() }
  }

  /// Ends on the next turn. So waits for screens that left together end in the order in which those
  /// left, and the handler of an alert that has left can still answer.
  private func endSoon() { onNextTurn(of: screen) { self.end() } }

  func cancel() {
    guard continuation != nil, !isCancelled, answered == nil else { return }
    isCancelled = true
    if let navigation, !hasNavigationEnded { navigation.cancel() } else { close() }
  }

  /// Closes the screen if necessary, then ends.
  private func close() {
    // The leave handler of a screen that has gone ends the wait, in its turn.
    if watched?.isGone == true { return }
    guard let screen, answered == nil || closing.isAfterAnswer,
      screen.enclosing != nil || screen.presentingViewController != nil
    else { return endSoon() }
    closing.router.close(
      screen, animated: closing.animated, completion: { self.closed(screen, $0) },
      fileID: location.fileID, line: location.line)
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
    if let screen { ResultWaits.remove(self, from: screen) }
    watched?.remove(as: .object(ObjectIdentifier(self)))
    line.resume(continuation)
  }
}
