import PortableUIKit

/// The list of accounts. Anyone can see it, but the balances require a login.
package final class AccountsViewController: RowsViewController {
  var ledger: Ledger?
  var session: Session?
  var onAccount: @MainActor (Account.ID) -> Void = { _ in }

  override package func viewDidLoad() {
    super.viewDidLoad()
    ledger?.changes.observe(self) { $0.fill() }
    session?.changes.observe(self) { $0.fill() }
  }

  override func fill() {
    title = "Accounts"
    let isShown = session?.isLoggedIn == true && ledger?.hidesBalances == false
    rows = (ledger?.accounts ?? []).map { account in
      Row(title: "\(account.name) \(isShown ? "\(account.balance)" : "•••")") { [weak self] in
        self?.onAccount(account.id)
      }
    }
  }
}
