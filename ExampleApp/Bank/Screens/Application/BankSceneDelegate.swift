import PortableUIKit
import StepRouter
import StepRouterLinks
import StepRouterState

/// The delegate of a bank window, which has its own router.
package final class BankSceneDelegate: UIResponder, UIWindowSceneDelegate {
  package var window: UIWindow?
  package private(set) var routes: BankRoutes?
  package private(set) var driver: RouteDriver?
  private let application: BankApplication

  package init(_ application: BankApplication) { self.application = application }

  package func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    let windowProvider = CustomWindowProvider { [weak window] in window }
    let routes = BankRoutes(
      ledger: application.ledger, session: application.session,
      router: DefaultRouter(windowProvider: windowProvider))
    let driver = RouteDriver(
      routes.presenter(in: windowProvider), placeActivityType: "example.bank.place")
    self.routes = routes
    self.driver = driver

    routes.open(in: window)
    application.session.changes.observe(self) { $0.sessionChanged() }
    application.inbox.connect(scene, links: routes.links, router: routes.router, restoring: driver)
    application.inbox.receive(connectionOptions, in: scene)
  }

  package func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    application.inbox.receive(contexts, in: scene)
  }

  package func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    application.inbox.receive(userActivity, in: scene)
  }

  package func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    application.inbox.stateRestorationActivity(for: scene)
  }

  /// When the session ends, saves an unfinished payment and returns to the start, so that nothing
  /// private stays on screen.
  private func sessionChanged() {
    guard !application.session.isLoggedIn, let routes, let root = window?.rootViewController
    else { return }
    for layer in sequence(first: root, next: \.presentedViewController) {
      (layer as? PaymentWizard)?.form?.saveDraft()
    }
    routes.router.navigate(to: routes.start, animated: false)
  }
}
