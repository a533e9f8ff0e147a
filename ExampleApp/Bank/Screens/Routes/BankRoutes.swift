import PortableUIKit
import StepRouter

/// The routes of the bank: how to find, build and integrate each screen.
@MainActor
package struct BankRoutes {
  package let ledger: Ledger
  package let session: Session
  package let router: any Router

  package init(ledger: Ledger, session: Session, router: any Router) {
    self.ledger = ledger
    self.session = session
    self.router = router
  }

  /// Shows the accounts in a new window.
  package func open(in window: UIWindow) {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    router.navigate(to: accounts, animated: false)
  }

  /// A chat over the current screen.
  package var chat: DestinationStep<ChatViewController, Void> {
    chatScreen.from(.current).assemble()
  }

  var chatScreen: StepChain<UIViewController, ChatViewController, Void> {
    StepAssembly(
      finder: ClassFinder<ChatViewController, Void>(),
      factory: InlineFactory { [ledger, router] in
        let chat = ChatViewController()
        chat.ledger = ledger
        chat.onClose = { router.close($0) }
        return chat
      }
    )
    .using(.push())
    .from(NavigationControllerStep())
    .using(.present())
  }

  package var login: DestinationStep<LoginViewController, Void> {
    StepAssembly(
      finder: ClassFinder<LoginViewController, Void>(),
      factory: InlineFactory { [session, router] in
        let login = LoginViewController()
        login.session = session
        login.onCancel = { router.close($0) }
        return login
      }
    )
    .using(.present(presentationStyle: .fullScreen))
    .from(.current)
    .assemble()
  }

  func loginFirst<Context>() -> LoginInterceptor<Context> {
    LoginInterceptor(session: session, router: router, login: login)
  }
}
