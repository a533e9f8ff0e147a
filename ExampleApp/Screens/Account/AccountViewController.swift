import PortableUIKit
import StepRouter
import StepRouterCoordination

/// The third tab: shows the login, and leads to the orders, the settings and “About”.
final class AccountViewController: UIViewController {
  var session: Session?
  var navigator: AnyNavigator<GuestNavigator.Destination>?

  private let state = UILabel("")
  private lazy var logIn = UIButton("Log in") { [weak self] in
    self?.navigator?.navigate(to: .login)
  }
  private lazy var logOut = UIButton("Log out") { [weak self] in self?.session?.logOut() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addColumn([
      state,
      UIButton("Orders") { [weak self] in self?.navigator?.navigate(to: .member(.orders)) },
      UIButton("Settings") { [weak self] in self?.navigator?.navigate(to: .member(.settings)) },
      logIn, logOut,
      UIButton("About") { [weak self] in self?.navigator?.navigate(to: .about) },
    ])
    session?.changes.observe(by: self) { [weak self] in self?.update() }
    update()
  }

  /// The action of the storyboard's unwind segue.
  #if canImport(UIKit) && canImport(ObjectiveC)
  @IBAction
  #endif
  func unwindToAccount(_ segue: UIStoryboardSegue) {}

  private func update() {
    let email = session?.email
    state.text = email.map { "Logged in as \($0)" } ?? "Not logged in"
    logIn.isHidden = email != nil
    logOut.isHidden = email == nil
  }
}
