/// The payment in progress, and whether it has unsaved changes.
@MainActor
final class PaymentForm {
  var payment: Payment
  private var saved: Payment
  private let ledger: Ledger

  init(ledger: Ledger) {
    self.ledger = ledger
    payment = ledger.draft ?? Payment()
    saved = payment
  }

  var isUnsaved: Bool { payment != saved }

  func saveDraft() {
    guard isUnsaved else { return }
    saved = payment
    ledger.draft = payment
  }

  func discard() { payment = saved }

  func pay() -> Int {
    saved = payment
    return ledger.pay(payment)
  }
}
