import PortableUIKit

/// One wait for the answer of a screen. It ends once.
@MainActor
final class ResultWait<Value>: EndableWait {
  /// How the screen is closed when there is nothing more to wait for.
  struct ClosingManner {
    let router: any Router
    let animated: Bool
    /// Whether it is closed when it has answered; it is where the wait is cancelled.
    let isAfterAnswer: Bool
  }

  private let location: CodeLocation
  private let closing: ClosingManner
  let line = WaitLine.current
  private var continuation: CheckedContinuation<Void, Never>?
  /// Set while the screen is on its way.
  var navigation: Navigation?
  private weak var screen: UIViewController?
  private var watched: WatchedScreen?
  private var answered: Value?
  private var failure: (any Error)?
  private var isShown = false
  private var hasNavigationEnded = false
  private var isCancelled = false

  /// What there is to be told when the wait has ended.
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

  /// The navigation has come to the screen, which may answer from now on.
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
    // An alert's handler runs when the alert has disappeared (UIKit rule 80).
    guard continuation != nil, answered == nil, !isCancelled,
      watched?.isGone != true || screen is UIAlertController
    else { return }
    answered = value
    if isShown { close() }
  }

  func screenReleased() {
    if watched?.hasBeenThere != true { endSoon() }
  }

  /// Ends on the next turn, so that those who have left together end in the order in which they
  /// left, and that the handler of an alert that has left is still heard.
  private func endSoon() { onNextTurn(of: screen) { self.end() } }

  func cancel() {
    guard continuation != nil, !isCancelled, answered == nil else { return }
    isCancelled = true
    if let navigation, !hasNavigationEnded { navigation.cancel() } else { close() }
  }

  /// Closes the screen, if it is to be closed and is still there, and ends.
  private func close() {
    // Who has left is told of in its turn, and that ends the wait.
    if watched?.isGone == true { return }
    guard let screen, answered == nil || closing.isAfterAnswer,
      screen.enclosing != nil || screen.presentingViewController != nil
    else { return endSoon() }
    closing.router.close(
      screen, animated: closing.animated, completion: { self.closed(screen, $0) },
      fileID: location.fileID, line: location.line)
  }

  /// The router may look into another window by now, as one of the key window does. Then it closes the
  /// screen in the window where that is.
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
