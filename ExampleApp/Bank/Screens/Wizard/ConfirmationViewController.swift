import PortableUIKit

/// The wizard's last page.
final class ConfirmationViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Confirmation"
    let pay = UIAction(title: "Pay") { [weak self] _ in
      (self?.navigationController as? PaymentWizard)?.pay()
    }
    view.addSubview(UIButton(type: .system, primaryAction: pay))
  }
}
