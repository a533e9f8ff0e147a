import PortableUIKit

/// One wait for the answer of a screen. It ends once.
@MainActor
final class ResultWait<Value>: EndableWait {
  /// How the screen is closed when there is nothing more to wait for.
  struct Closing {
    let router: any Router
    let animated: Bool
    /// Whether it is closed when it has answered; it is where the wait is cancelled.
    let isAfterAnswer: Bool
  }

  private let location: CodeLocation
  private let closing: Closing
  private var continuation: CheckedContinuation<Void, Never>?
  /// Set while the screen is on its way.
  var navigation: Navigation?
  private weak var screen: UIViewController?
  private var answered: Value?
  /// How the wait has ended.
  private(set) var outcome: Result<Value, any Error> = .failure(CancellationError())
  private var isShown = false
  private var isCancelled = false

  init(at location: CodeLocation, closing: Closing) {
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
    // An alert's handler runs when the alert has disappeared (UIKit rule 80).
    let answersLate = screen is UIAlertController
    screen.onLeave { [weak self] _ in
      guard answersLate else { self?.screenLeft(); return }
      onNextTurn(of: nil) { self?.screenLeft() }
    }
  }

  func navigationEnded(_ result: Result<some UIViewController, RoutingError>) {
    navigation = nil
    switch result {
    case .success(let screen):
      arrived(at: screen)
      isShown = true
      if answered != nil || isCancelled { close() }
    case .failure(let error):
      if isCancelled { return close() }
      end(with: answered.map { .success($0) } ?? .failure(error))
    }
  }

  func answer(_ value: Value) {
    guard continuation != nil, answered == nil, !isCancelled else { return }
    answered = value
    if isShown { close() }
  }

  func screenLeft() { end(with: ending) }

  func cancel() {
    guard continuation != nil, !isCancelled else { return }
    isCancelled = true
    if let navigation, !navigation.isFinished { navigation.cancel() } else { close() }
  }

  /// What there is to be told, as things are.
  private var ending: Result<Value, any Error> {
    if let answered, !isCancelled { return .success(answered) }
    return .failure(CancellationError())
  }

  /// Closes the screen, if it is to be closed and is still there, and ends.
  private func close() {
    guard let screen, isCancelled || closing.isAfterAnswer,
      screen.parent != nil || screen.presentingViewController != nil
    else { return end(with: ending) }
    closing.router.close(
      screen, animated: closing.animated, completion: { _ in self.end(with: self.ending) },
      fileID: location.fileID, line: location.line)
  }

  private func end(with ending: Result<Value, any Error>) {
    guard let continuation else { return }
    self.continuation = nil
    outcome = ending
    if let screen { ResultWaits.remove(self, from: screen) }
    continuation.resume()
  }
}
