/// The user's login. It can end at any time, as a bank's sessions do.
@MainActor
package final class Session {
  package private(set) var isLoggedIn = false

  let changes = Changes()

  package init() {}

  package func logIn() {
    isLoggedIn = true
    changes.tell()
  }

  package func logOut() {
    isLoggedIn = false
    changes.tell()
  }
}
