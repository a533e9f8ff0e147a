import PortableUIKit

/// Asks the customer to log in, and then dismisses itself.
final class LoginViewController: UIViewController {
  var session: Session?
  var onForgotPassword: () -> Void = {}
  var enteredEmail: String { email.text ?? "" }

  private let email = UITextField(literal: "E-mail", keyboard: .emailAddress)
  private let password = UITextField(literal: "Password")
  private let message = UILabel("")

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem("Cancel") { [weak self] in
      self?.dismiss(animated: true)
    }
    password.isSecureTextEntry = true
    message.isHidden = true
    let account = Session.demonstration
    view.addColumn([
      UILabel("To try it: \(account.email), password “\(account.password)”"),
      email, password, message,
      UIButton("Log in") { [weak self] in self?.logIn() },
      UIButton("Forgot password?") { [weak self] in self?.onForgotPassword() },
    ])
  }

  private func logIn() {
    do throws(Session.Failure) {
      try session?.logIn(email: enteredEmail, password: password.text ?? "")
      dismiss(animated: true)
    } catch {
      message.text = error.description
      message.isHidden = false
      password.text = ""
    }
  }
}
