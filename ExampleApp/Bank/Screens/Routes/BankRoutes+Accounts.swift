import PortableUIKit
import StepRouter

extension BankRoutes {
  /// The transactions of an account, beside the list of accounts if there's room.
  package var transactions: DestinationStep<TransactionsViewController, Account.ID> {
    transactionsScreen.from(inDrawer()).assemble()
  }

  /// A transaction, on top of its account's transactions.
  package var transaction: DestinationStep<TransactionViewController, Account.Transaction.ID> {
    transactionScreen
      .from(transactions.expectingContainer().adaptingContext(using: \.account))
      .assemble()
  }

  var transactionsScreen: StepChain<UISplitViewController, TransactionsViewController, Account.ID> {
    StepAssembly(
      finder: ClassWithContextFinder<TransactionsViewController, Account.ID>(),
      factory: InlineFactory(makeTransactions)
    )
    .adding(loginFirst())
    .using(.setColumn(.secondary))
  }

  var transactionScreen:
    StepChain<UISplitViewController, TransactionViewController, Account.Transaction.ID>
  {
    StepAssembly(
      finder: ClassWithContextFinder<TransactionViewController, Account.Transaction.ID>(),
      factory: InlineFactory { [ledger] (id: Account.Transaction.ID) in
        let screen = TransactionViewController()
        screen.show(try ledger.transaction(id), id: id)
        return screen
      }
    )
    .adding(loginFirst())
    .using(.pushToDetails())
  }

  private func makeTransactions(of id: Account.ID) throws -> TransactionsViewController {
    let screen = TransactionsViewController()
    screen.account = try ledger.account(id)
    screen.onTransaction = { router.navigate(to: transaction, with: $0) }
    return screen
  }
}
