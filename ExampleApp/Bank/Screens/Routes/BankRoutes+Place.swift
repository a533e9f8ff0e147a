import PortableUIKit
import StepRouter
import StepRouterState
import StepRouterSwiftUI

extension BankRoutes {
  /// Returns a presenter for the places of the bank, which don't include a payment in progress.
  func presenter(in windowProvider: any WindowProvider) -> StepPresenter {
    StepPresenter(
      router: router, map: routeMap, base: drawer().with(()), windowProvider: windowProvider)
  }

  private var routeMap: RouteMap {
    RouteMap(
      section("accounts") { (_: AccountsViewController) in [:] },
      section("payments") { (_: PaymentsViewController) in [:] },
      section("settings") { (_: HostingScreen<SettingsView>) in [:] },
      RouteScreen("account") { element in
        try transactionsScreen.with(element.value("id"))
      } reading: { (screen: TransactionsViewController) in
        screen.account.map { ["id": "\($0.id)"] }
      },
      RouteScreen("transaction") { element in
        transactionScreen.with(
          .init(account: try element.value("account"), line: try element.value("line")))
      } reading: { (screen: TransactionViewController) in
        screen.id.map { ["account": "\($0.account)", "line": "\($0.line)"] }
      },
      RouteScreen("receipt") { element in
        try receiptScreen.with(element.value("number"))
      } reading: { (screen: ReceiptViewController) in
        screen.number.map { ["number": "\($0)"] }
      },
      RouteScreen("approval") { element in
        try approvalScreen.with(element.value("number"))
      } reading: { (screen: ApprovalViewController) in
        ["number": "\(screen.number)"]
      },
      RouteScreen("chat") { _ in
        chatScreen.with(())
      } reading: { (_: ChatViewController) in
        [:]
      })
  }

  /// Returns the entry for a screen that comes with the drawer.
  private func section<Screen: UIViewController>(
    _ name: String, reading read: @escaping @MainActor (Screen) -> [String: String]?
  ) -> RouteScreen {
    let screen = StepAssembly(finder: ClassFinder<Screen, Void>(), factory: NilFactory()).with(())
    return RouteScreen(name, screen: { _ in screen }, reading: read)
  }
}
