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

  /// True from an amount of 1,000 on: the bank then requires a reason.
  package var needsReason: Bool { (Int(amount) ?? 0) >= 1_000 }
}
