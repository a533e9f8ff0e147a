import PortableUIKit

/// The stack in which the login stands. It tells when it has gone, however that came about: by a
/// button, by a swipe, or because a route needed the place.
final class LoginNavigationController: UINavigationController {
  private var handlers: [() -> Void] = []

  /// Calls back once when the login has left the screen.
  func whenClosed(_ handler: @escaping () -> Void) {
    handlers.append(handler)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    let handlers = handlers
    self.handlers = []
    for handler in handlers { handler() }
  }
}
