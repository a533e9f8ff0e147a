import PortableUIKit
import StepRouter
import StepRouterSwiftUI

extension BankRoutes {
  package var menu: DestinationStep<MenuViewController, Void> { inDrawer() }

  package var accounts: DestinationStep<AccountsViewController, Void> { inDrawer() }

  package var payments: DestinationStep<PaymentsViewController, Void> { inDrawer() }

  package var settings: DestinationStep<HostingScreen<SettingsView>, Void> { inDrawer() }

  /// A new drawer, in place of the current root.
  package var start: DestinationStep<BankDrawer, Void> {
    StepAssembly(finder: NilFinder<BankDrawer, Void>(), factory: makeDrawer())
      .using(.replaceRoot())
      .from(.root)
      .assemble()
  }

  /// A screen that comes with the drawer, so its step never builds it. Plans and reports identify
  /// the screen by the line that calls this.
  func inDrawer<Screen: UIViewController, Context>(
    fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    StepAssembly(
      finder: ClassFinder<Screen, Context>(), factory: NilFactory(), fileID: fileID, line: line
    )
    .from(drawer())
    .assemble()
  }

  func drawer<Context>() -> DestinationStep<BankDrawer, Context> {
    StepAssembly(finder: ClassFinder<BankDrawer, Context>(), factory: makeDrawer())
      .using(.replaceRoot())
      .from(.root)
      .assemble()
  }

  private func makeDrawer<Context>() -> CompleteFactory<BankDrawer, Context> {
    CompleteFactoryAssembly(factory: BankDrawerFactory<Context>(makeMenu: makeMenu))
      .with(
        CompleteFactoryAssembly(
          factory: SplitControllerFactory<UISplitViewController, Context>(style: .doubleColumn)
        )
        .with(InlineFactory { (_: Context) in makeAccounts() }, using: .setColumn(.primary))
        .assemble(),
        using: AddSection()
      )
      .with(section(makePayments), using: AddSection())
      .with(section(makeSettings), using: AddSection())
      .assemble()
  }

  private func section<Context>(
    _ root: @escaping @MainActor () -> UIViewController
  ) -> CompleteFactory<UINavigationController, Context> {
    CompleteFactoryAssembly(factory: NavigationControllerFactory<UINavigationController, Context>())
      .with(InlineFactory { (_: Context) in root() }, using: .push())
      .assemble()
  }

  private func makeMenu() -> UIViewController {
    let menu = MenuViewController()
    menu.session = session
    menu.onItem = { item in
      switch item {
      case .accounts: router.navigate(to: accounts)
      case .payments: router.navigate(to: payments)
      case .settings: router.navigate(to: settings)
      case .chat: router.navigate(to: chat)
      }
    }
    menu.onLogIn = { router.navigate(to: login) }
    menu.onClose = { menu in (menu.parent as? BankDrawer)?.closeMenu() }
    return menu
  }

  private func makeAccounts() -> UIViewController {
    let accounts = AccountsViewController()
    accounts.ledger = ledger
    accounts.session = session
    accounts.onAccount = { router.navigate(to: transactions, with: $0) }
    return withMenu(accounts)
  }

  private func makePayments() -> UIViewController {
    let payments = PaymentsViewController()
    payments.ledger = ledger
    payments.onNewPayment = { Task { try await PaymentCoordinator(routes: self).run() } }
    payments.onReceipt = { router.navigate(to: receipt, with: $0) }
    payments.onApproval = { router.navigate(to: approval, with: $0) }
    return withMenu(payments)
  }

  private func makeSettings() -> UIViewController {
    withMenu(HostingScreen(showing: SettingsView(ledger: ledger), router: router))
  }

  private func withMenu(_ screen: UIViewController) -> UIViewController {
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Menu") { _ in router.navigate(to: menu) })
    return screen
  }
}
