import StepRouterExplorer

/// Explores the app of 2016: an application's delegate with a window, targets, delegates, timers.
///
/// - Parameter hasLinks: Whether links arrive in every state.
@MainActor public func explorer(hasLinks: Bool = true) -> Explorer {
  Explorer.launching(rows: 5) {
    ExploredLaunch(
      delegate: AppDelegate(),
      app: ExploredApp(
        links: hasLinks ? links : [],
        texts: ["Title": ["Sofa"], "Amount": ["2000"]]))
  }
}

@MainActor private var links: [ExploredLink] {
  [
    ExploredLink("expenses://list", opens: ExpenseListViewController.self) {
      $0.navigationItem.title == "Expenses"
    },
    ExploredLink("expenses://new", opens: ExpenseEditorViewController.self) {
      $0.navigationItem.title == "New Expense"
    },
    ExploredLink("expenses://expense/1", opens: ExpenseDetailViewController.self),
    ExploredLink("expenses://category/food", opens: ExpenseListViewController.self) {
      $0.navigationItem.title == "Food"
    },
  ]
}
