import PortableUIKit

/// Sends a link to customers who don't remember their password.
final class ForgotPasswordViewController: UIViewController {
  var suggestedEmail = ""

  private let email = UITextField(literal: "E-mail", keyboard: .emailAddress)
  private let message = UILabel("")

  override func viewDidLoad() {
    super.viewDidLoad()
    email.text = suggestedEmail
    message.isHidden = true
    view.addColumn([
      UILabel("We send you a link for a new password."), email,
      UIButton("Send link") { [weak self] in self?.send() }, message,
    ])
  }

  private func send() {
    message.text = "A link is on its way to \(email.text ?? "")."
    message.isHidden = false
  }
}
