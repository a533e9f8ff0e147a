/// An account with its transactions.
package struct Account: Identifiable, Sendable {
  package let id: Int
  package let name: String
  package let transactions: [Transaction]

  package var balance: Int { transactions.reduce(0) { $0 + $1.amount } }

  /// A transaction of an account.
  package struct Transaction: Sendable {
    package let text: String
    package let amount: Int

    /// The position of a transaction: its account, and its line there.
    package struct ID: Hashable, Sendable {
      package let account: Account.ID
      package let line: Int

      package init(account: Account.ID, line: Int) {
        self.account = account
        self.line = line
      }
    }
  }
}
