import PortableUIKit
import StepRouter

struct LoginInterceptor: RoutingInterceptor {
  let session: Session
  let router: any Router

  func perform(
    with context: Void, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard !session.isLoggedIn else { return completion(.success) }
    router.navigate(to: login) { [session] result in
      switch result {
      case .success: session.whenLoggedIn { completion(.success) }
      case .failure(let error): completion(.failure(error))
      }
    }
  }

  private var login: DestinationStep<LoginViewController, Void> {
    StepAssembly(
      finder: ClassFinder<LoginViewController, Void>(), factory: InlineFactory(makeLogin)
    )
    .using(.present(presentationStyle: .fullScreen))
    .from(.current)
    .assemble()
  }

  private func makeLogin() -> LoginViewController {
    let login = LoginViewController()
    login.onLogIn = { [session] in session.logIn() }
    return login
  }
}
