/// What the user has filled in so far, and whether that would be lost.
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
