import PortableUIKit
import StepRouter

/// The receipt of a payment.
package final class ReceiptViewController: UIViewController {
  private(set) var number: Int?

  func show(_ payment: Payment, number: Int) {
    self.number = number
    title = "Receipt \(number)"
  }
}

extension ReceiptViewController: ContextChecking {
  package func isTarget(for number: Int) -> Bool { self.number == number }
}
