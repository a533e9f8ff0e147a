import PortableUIKit
import StepRouter

/// Asks for the PIN. It returns its result when the user logs in, here or in another window.
package final class LoginViewController: UIViewController, ResultReturning {
  package typealias ReturnedResult = Void

  var session: Session?
  var onCancel: @MainActor (UIViewController) -> Void = { _ in }

  private let pin = UITextField()
  private lazy var logIn = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Log in") { [weak self] _ in self?.session?.logIn() })
  private lazy var notNow = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Not now") { [weak self] _ in
      if let self { onCancel(self) }
    })

  override package func viewDidLoad() {
    super.viewDidLoad()
    title = "Login"
    pin.placeholder = "PIN"
    pin.isSecureTextEntry = true
    pin.addAction(UIAction { [weak self] _ in self?.check() }, for: .editingChanged)
    for item in [pin, logIn, notNow] as [UIView] { view.addSubview(item) }
    session?.changes.observe(self) { login in
      if login.session?.isLoggedIn == true { login.returnResult(()) }
    }
    check()
  }

  private func check() { logIn.isEnabled = pin.text?.count == 4 }
}
