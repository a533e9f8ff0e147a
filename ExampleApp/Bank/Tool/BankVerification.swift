import BankScreens
import PortableUIKit
import StepRouter
import StepRouterExplorer

/// Sets up the bank for an explorer, and for checking its routes.
@MainActor
package enum BankVerification {
  #if canImport(UIKit)
  /// With Apple's UIKit, the explorer can't launch the app, so it starts the app in a window.
  package static func explorer(windows: Int) -> Explorer {
    Explorer(rows: 5) { window in
      let session = Session()
      session.logIn()
      let provider = CustomWindowProvider { [weak window] in window }
      let routes = BankRoutes(
        ledger: Ledger(), session: session, router: DefaultRouter(windowProvider: provider))
      routes.open(in: window)
      return explored(routes, place: { nil })
    }
  }
  #else
  package static func explorer(windows: Int) -> Explorer {
    Explorer(windows: windows, rows: 5, shapes: windows > 1 ? [.compact, .regular] : [.compact]) {
      let ledger = Ledger()
      let session = Session()
      session.logIn()
      return {
        let application = BankApplication(ledger: ledger, session: session)
        return ExploredLaunch(
          delegate: application, sceneDelegate: { _ in BankSceneDelegate(application) }
        ) { scene in
          guard let delegate = scene.delegate as? BankSceneDelegate, let routes = delegate.routes
          else { return ExploredApp(router: DefaultRouter(), destinations: []) }
          return explored(routes, place: { delegate.driver?.shown.path })
        }
      }
    }
  }
  #endif

  package static var catalogue: RouteCatalogue {
    let routes = BankRoutes(ledger: Ledger(), session: Session(), router: DefaultRouter())
    return RouteCatalogue(
      routes: [
        CataloguedRoute("start", routes.start),
        CataloguedRoute("menu", routes.menu),
        CataloguedRoute("accounts", routes.accounts),
        CataloguedRoute("transactions", routes.transactions),
        CataloguedRoute("transaction", routes.transaction),
        CataloguedRoute("payments", routes.payments),
        CataloguedRoute("new payment", routes.newPayment),
        CataloguedRoute("receipt", routes.receipt),
        CataloguedRoute("approval", routes.approval),
        CataloguedRoute("settings", routes.settings),
        CataloguedRoute("chat", routes.chat),
        CataloguedRoute("login", routes.login),
      ],
      links: routes.links.declared.map {
        CataloguedLink($0.pattern, to: $0.step, rivals: $0.rivals, at: $0.location)
      })
  }

  private static func explored(
    _ routes: BankRoutes, place: @escaping @MainActor () -> String?
  ) -> ExploredApp {
    let ledger = routes.ledger
    let session = routes.session
    func behindLogin(_ destination: ExploredDestination) -> ExploredDestination {
      destination.requiring(
        "a login", fulfilledBy: [.type("1234", into: "PIN"), .tap("Log in")]
      ) { session.isLoggedIn }
    }
    let chat = ExploredDestination("chat", routes.chat).removingNothing()
    let approval = behindLogin(ExploredDestination("approval 17", routes.approval, with: 17))
    let savings = behindLogin(ExploredDestination("account 2", routes.transactions, with: 2))
    return ExploredApp(
      router: routes.router,
      destinations: [
        ExploredDestination("accounts", routes.accounts),
        ExploredDestination("payments", routes.payments),
        ExploredDestination("settings", routes.settings),
        ExploredDestination("menu", routes.menu),
        behindLogin(ExploredDestination("account 1", routes.transactions, with: 1)),
        savings,
        behindLogin(
          ExploredDestination(
            "rent", routes.transaction, with: Account.Transaction.ID(account: 1, line: 1))),
        behindLogin(ExploredDestination("receipt 1", routes.receipt, with: 1)),
        approval,
        behindLogin(ExploredDestination("new payment", awaiting: routes.newPayment, with: ())),
        chat,
      ],
      events: [
        ExploredEvent("the session ends", when: { session.isLoggedIn }) { session.logOut() }
      ],
      texts: [
        "PIN": ["1234"], "Recipient": ["Ada"], "Amount": ["50", "2000"], "Reason": ["A boat"],
        "Message": ["Hello"],
      ],
      state: { state(of: ledger, session) },
      links: [
        ExploredLink("bank://approval/17", shows: approval),
        ExploredLink("bank://account/2", shows: savings),
        ExploredLink("https://bank.example/chat", shows: chat),
      ],
      place: place,
      properties: [
        .never("an account is seen without a login") { moment in
          !session.isLoggedIn
            && (moment.shows(TransactionsViewController.self)
              || moment.shows(TransactionViewController.self)
              || moment.shows(ReceiptViewController.self))
        },
        .eventually("the accounts can be reached", within: 4) {
          $0.shows(AccountsViewController.self)
        },
      ])
  }

  private static func state(of ledger: Ledger, _ session: Session) -> String {
    let open = ledger.approvals.count { $0.value == nil }
    return """
      \(session.isLoggedIn ? "logged in" : "logged out"), \(open) to approve, \
      \(ledger.payments.count) paid, \(ledger.messages.count) messages\
      \(ledger.draft.map { ", draft for \($0.recipient)" } ?? "")\
      \(ledger.hidesBalances ? ", balances hidden" : "")
      """
  }
}
