import PortableUIKit
import StepRouter

/// Lets logged-in customers pass; shows others the login and waits for it.
struct LoginInterceptor: RoutingInterceptor {
  /// The error if the customer closes the login without logging in.
  struct Cancelled: Error, CustomStringConvertible {
    var description: String { "the login was closed" }
  }

  let session: Session
  let router: any Router
  let login: DestinationStep<LoginViewController, Void>

  func perform(
    with context: Void, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard !session.isLoggedIn else { return completion(.success) }
    router.navigate(to: login) { [session] result in
      switch result {
      case .success(let shown):
        // The login has gone: by a button, by a swipe, or because a route needed its place.
        shown.viewController.onLeave { _ in
          completion(session.isLoggedIn ? .success : .failure(Cancelled()))
        }
      case .failure(let error): completion(.failure(error))
      }
    }
  }
}
