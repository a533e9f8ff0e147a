import PortableUIKit
import StepRouter

/// The transactions of an account.
package final class TransactionsViewController: RowsViewController {
  var account: Account?
  var onTransaction: @MainActor (Account.Transaction.ID) -> Void = { _ in }

  override func fill() {
    guard let account else { return }
    title = account.name
    rows = account.transactions.enumerated().map { line, transaction in
      Row(title: "\(transaction.text) \(transaction.amount)") { [weak self] in
        self?.onTransaction(.init(account: account.id, line: line))
      }
    }
  }
}

extension TransactionsViewController: ContextChecking {
  package func isTarget(for id: Account.ID) -> Bool { account?.id == id }
}
