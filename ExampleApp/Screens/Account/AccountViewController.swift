import PortableUIKit

/// The third tab: who is logged in, and what is theirs.
final class AccountViewController: UIViewController {
  var session: Session?
  var onOrders: () -> Void = {}
  var onSettings: () -> Void = {}
  var onLogin: () -> Void = {}

  private let state = UILabel("")
  private lazy var logIn = UIButton("Log in") { [weak self] in self?.onLogin() }
  private lazy var logOut = UIButton("Log out") { [weak self] in self?.session?.logOut() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addColumn([
      state,
      UIButton("Orders") { [weak self] in self?.onOrders() },
      UIButton("Settings") { [weak self] in self?.onSettings() },
      logIn, logOut,
    ])
    session?.changes.observe(by: self) { [weak self] in self?.update() }
    update()
  }

  private func update() {
    let email = session?.email
    state.text = email.map { "Logged in as \($0)" } ?? "Not logged in"
    logIn.isHidden = email != nil
    logOut.isHidden = email == nil
  }
}
