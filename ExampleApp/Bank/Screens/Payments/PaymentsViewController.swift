import PortableUIKit

/// Lists the payments and the open approvals, and leads to a new payment.
package final class PaymentsViewController: RowsViewController {
  var ledger: Ledger?
  var onNewPayment: @MainActor () -> Void = {}
  var onReceipt: @MainActor (Int) -> Void = { _ in }
  var onApproval: @MainActor (Int) -> Void = { _ in }

  override package func viewDidLoad() {
    super.viewDidLoad()
    ledger?.changes.observe(self) { $0.fill() }
  }

  override func fill() {
    guard let ledger else { return }
    title = "Payments"
    let new = Row(title: ledger.draft.map { "Go on with \($0.recipient)" } ?? "New payment") {
      [weak self] in self?.onNewPayment()
    }
    let approvals = ledger.openApprovals.map { number in
      Row(title: "Approve \(number)…") { [weak self] in self?.onApproval(number) }
    }
    let receipts = ledger.payments.enumerated().map { index, payment in
      Row(title: "\(payment.recipient) \(payment.amount)") { [weak self] in
        self?.onReceipt(index + 1)
      }
    }
    rows = [new] + approvals + receipts
  }
}
