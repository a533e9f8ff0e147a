import PortableUIKit
import StepRouter

/// Lets a navigation pass if the user is logged in; otherwise shows the login and waits for it.
struct LoginInterceptor<Context>: AsyncRoutingInterceptor {
  let session: Session
  let router: any Router
  let login: DestinationStep<LoginViewController, Void>

  func isNeeded(with context: Context) -> Bool { !session.isLoggedIn }

  func perform(with context: Context) async throws { try await router.result(of: login) }
}
