import PortableUIKit
import StepRouter

/// Lets a navigation pass when somebody is logged in, and asks for that where nobody is.
struct LoginInterceptor<Context>: AsyncRoutingInterceptor {
  let session: Session
  let router: any Router
  let login: DestinationStep<LoginViewController, Void>

  func perform(with context: Context) async throws {
    if !session.isLoggedIn { try await router.result(of: login) }
  }
}
