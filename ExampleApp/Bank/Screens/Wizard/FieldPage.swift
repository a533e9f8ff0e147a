import PortableUIKit
import StepRouter

/// A wizard page with one field.
package class FieldPage: UIViewController {
  private let field = UITextField()

  var page: PaymentWizard.Page { .recipient }
  var content: WritableKeyPath<Payment, String> { \.recipient }
  var name: String { "" }

  var wizard: PaymentWizard? { navigationController as? PaymentWizard }

  override package func viewDidLoad() {
    super.viewDidLoad()
    title = name
    field.placeholder = name
    field.addAction(UIAction { [weak self] _ in self?.changed() }, for: .editingChanged)
    view.addSubview(field)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Next") { [weak self] _ in self?.goOn() })
  }

  override package func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let payment = wizard?.form?.payment { field.text = payment[keyPath: content] }
    check()
  }

  private func goOn() { wizard?.goOn(from: page) }

  private func changed() {
    wizard?.form?.payment[keyPath: content] = field.text ?? ""
    wizard?.formChanged()
    check()
  }

  private func check() {
    navigationItem.rightBarButtonItem?.isEnabled = field.text?.isEmpty == false
  }
}

/// The wizard's first page. Its result is the payment's number.
package final class RecipientViewController: FieldPage, ResultReturning {
  package typealias ReturnedResult = Int

  override var name: String { "Recipient" }

  override package func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.wizard?.cancel() })
  }
}

final class AmountViewController: FieldPage {
  override var name: String { "Amount" }
  override var page: PaymentWizard.Page { .amount }
  override var content: WritableKeyPath<Payment, String> { \.amount }
}

final class ReasonViewController: FieldPage {
  override var name: String { "Reason" }
  override var page: PaymentWizard.Page { .reason }
  override var content: WritableKeyPath<Payment, String> { \.reason }
}
