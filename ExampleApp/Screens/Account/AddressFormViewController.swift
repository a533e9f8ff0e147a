import PortableUIKit
import StepRouter

/// A form that protects unsaved text: neither a swipe nor a route dismisses it.
final class AddressFormViewController: UIViewController {
  var profile: Profile?

  private let field = UITextField(placeholder: "Street and number")
  private let state = UILabel("")

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem("Discard") { [weak self] in self?.discard() }
    navigationItem.rightBarButtonItem = UIBarButtonItem("Save") { [weak self] in self?.save() }
    field.text = profile?.address
    field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
    view.addColumn([UILabel("Where should we deliver to?"), field, state])
    update()
  }

  private var hasUnsavedText: Bool { isViewLoaded && field.text != profile?.address }

  private func update() {
    state.text = "There are unsaved changes."
    state.isHidden = !hasUnsavedText
    navigationController?.isModalInPresentation = hasUnsavedText
  }

  private func save() {
    profile?.address = field.text ?? ""
    discard()
  }

  private func discard() {
    field.text = profile?.address
    update()
    dismiss(animated: true)
  }
}

extension AddressFormViewController: RoutingInterceptable {
  var canBeDismissed: Bool { !hasUnsavedText }
}
