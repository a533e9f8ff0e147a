@MainActor
final class Session {
  private(set) var isLoggedIn = false
  private var waiting: [() -> Void] = []

  func logIn() {
    isLoggedIn = true
    let waiting = waiting
    self.waiting = []
    for goOn in waiting { goOn() }
  }

  /// Calls back once, when the user has logged in.
  func whenLoggedIn(_ goOn: @escaping () -> Void) {
    if isLoggedIn { goOn() } else { waiting.append(goOn) }
  }
}
