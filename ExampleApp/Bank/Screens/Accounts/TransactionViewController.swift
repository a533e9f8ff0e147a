import PortableUIKit
import StepRouter

/// A transaction of an account.
package final class TransactionViewController: UIViewController {
  private(set) var id: Account.Transaction.ID?

  func show(_ transaction: Account.Transaction, id: Account.Transaction.ID) {
    self.id = id
    title = transaction.text
  }
}

extension TransactionViewController: ContextChecking {
  package func isTarget(for id: Account.Transaction.ID) -> Bool { self.id == id }
}
