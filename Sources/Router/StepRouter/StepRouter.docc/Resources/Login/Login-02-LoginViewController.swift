import PortableUIKit

final class LoginViewController: UIViewController {
  let logInButton = UIButton(type: .system)
  var onLogIn: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Login"
    logInButton.setTitle("Log in", for: .normal)
    logInButton.addAction(UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
    view.addSubview(logInButton)
  }

  private func logIn() {
    dismiss(animated: true)
    onLogIn()
  }
}
