/// A payment, as far as the user has filled it in.
package struct Payment: Hashable, Sendable {
  package var recipient = ""
  package var amount = ""
  package var reason = ""

  package init(recipient: String = "", amount: String = "", reason: String = "") {
    self.recipient = recipient
    self.amount = amount
    self.reason = reason
  }

  /// Whether the amount is at least 1,000: the bank then requires a reason.
  package var needsReason: Bool { (Int(amount) ?? 0) >= 1_000 }
}
