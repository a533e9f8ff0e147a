import PortableUIKit
import StepRouter
import StepRouterExplorer

/// A screen that locks until the user has entered the PIN.
final class PINScreen: UIViewController, LockingViewController {
  let routingLock = RoutingLock()
}

final class ForgottenPINScreen: UIViewController {}
final class SecretScreen: UIViewController {}
final class PINHelpScreen: UIViewController {}

/// Tabs that a PIN screen covers when the user wants it.
@MainActor
enum LockedApp {
  /// The faults of a copy.
  enum Fault { case passingRouter }

  static func explorer(_ fault: Fault? = nil) -> Explorer {
    Explorer { window in
      let app = App(fault, in: window)
      app.start()
      return ExploredApp(
        router: app.router, destinations: app.destinations, texts: [:],
        state: { app.isLocked ? "locked" : "open" })
    }
  }

  @MainActor
  private final class App {
    private weak var window: UIWindow?
    private weak var pin: PINScreen?
    private let fault: Fault?

    init(_ fault: Fault?, in window: UIWindow) {
      self.fault = fault
      self.window = window
    }

    var isLocked: Bool { pin?.routingLock.isHolding == true }

    private var plainRouter: DefaultRouter {
      DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    }

    var router: any Router {
      fault == .passingRouter
        ? KeyKeeper(router: plainRouter) { [weak self] in self?.pin?.routingLock } : plainRouter
    }

    func start() {
      let home = HomeViewController().titled("Home")
      home.view.addSubview(button("Lock") { [weak self] in self?.lock() })
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: home).titled("Home"),
        UINavigationController(rootViewController: AccountViewController()).titled("Account"),
      ]
      window?.rootViewController = tabs
      window?.makeKeyAndVisible()
    }

    private func lock() {
      let screen = PINScreen().titled("PIN")
      pin = screen
      screen.view.addSubview(
        button("Unlock") { [weak screen] in
          screen?.routingLock.isHolding = false
          screen?.dismiss(animated: true)
        })
      screen.view.addSubview(
        button("Forgotten") { [weak self, weak screen] in
          guard let self, let screen else { return }
          plainRouter.passing(screen.routingLock).navigate(to: forgotten)
        })
      screen.view.addSubview(
        button("Help") { [weak self, weak screen] in
          guard let self, let screen else { return }
          plainRouter.passing(screen.routingLock).navigate(to: help)
        })
      let stack = UINavigationController(rootViewController: screen)
      stack.modalPresentationStyle = .fullScreen
      window?.rootViewController?.present(stack, animated: true)
    }

    private var forgotten: DestinationStep<ForgottenPINScreen, Void> {
      StepAssembly(finder: ClassFinder<ForgottenPINScreen, Void>(), factory: ClassFactory())
        .using(.push()).from(.visibleStack).assemble()
    }

    private var help: DestinationStep<PINHelpScreen, Void> {
      StepAssembly(finder: ClassFinder<PINHelpScreen, Void>(), factory: ClassFactory())
        .using(.present()).from(.current).assemble()
    }

    private var secret: DestinationStep<SecretScreen, Void> {
      StepAssembly(finder: ClassFinder<SecretScreen, Void>(), factory: ClassFactory())
        .using(.push()).from(.visibleStack).assemble()
    }

    private var product: DestinationStep<ProductViewController, Void> {
      StepAssembly(finder: ClassFinder<ProductViewController, Void>(), factory: ClassFactory())
        .using(.present()).from(.current).assemble()
    }

    private var account: DestinationStep<AccountViewController, Void> {
      StepAssembly(finder: ClassFinder<AccountViewController, Void>(), factory: NilFactory())
        .from(.root).assemble()
    }

    var destinations: [ExploredDestination] {
      [
        ExploredDestination("secret", secret), ExploredDestination("product", product),
        ExploredDestination("account", account),
      ]
    }

    private func button(_ name: String, _ touch: @escaping @MainActor () -> Void) -> UIButton {
      UIButton(type: .system, primaryAction: UIAction(title: name) { _ in touch() })
    }
  }
}

/// A router that holds the lock's key.
private struct KeyKeeper: RouterDecorator {
  let router: any Router
  let lock: @MainActor () -> RoutingLock?

  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    lock().map { router.passing($0).perform(request) } ?? router.perform(request)
  }

  func plan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context
  ) throws(RoutingError) -> RoutingPlan {
    guard let lock = lock() else { return try router.plan(to: step, with: context) }
    return try router.passing(lock).plan(to: step, with: context)
  }
}
