import UIKit

final class LoginViewController: StackViewController {
    var onSignIn: ((String, String) -> Void)?
    var onTerms: (() -> Void)?
    private let emailField = UITextField()
    private let passwordField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        emailField.placeholder = "Email"
        emailField.keyboardType = .emailAddress
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        for field in [emailField, passwordField] {
            field.borderStyle = .roundedRect
            field.autocapitalizationType = .none
            field.autocorrectionType = .no
        }
        let signInButton = UIButton.primary("Sign In")
        signInButton.addTarget(self, action: #selector(signIn), for: .touchUpInside)
        let termsButton = UIButton.plain("Terms & Conditions")
        termsButton.addAction(UIAction { [weak self] _ in self?.onTerms?() }, for: .touchUpInside)
        addRows([
            UILabel(text: "Sign in to see your trips.", style: .headline),
            emailField, passwordField, signInButton, termsButton
        ])
    }

    @objc private func signIn() {
        view.endEditing(true)
        onSignIn?(emailField.text ?? "", passwordField.text ?? "")
    }
}
