import PortableUIKit
import StepRouter
import StepRouterExplorer

/// A small version of the shop's configuration, and copies of it with a fault.
@MainActor
final class Shop {
  let fault: ShopFault?
  let router: DefaultRouter
  var isLoggedIn = false

  init(in window: UIWindow, fault: ShopFault?, recorder: EventLogRecorder? = nil) {
    self.fault = fault
    router = DefaultRouter(
      windowProvider: CustomWindowProvider { [weak window] in window },
      observers: recorder.map { [$0] } ?? [])
    window.rootViewController = makeTabs()
    window.makeKeyAndVisible()
  }

  static func explorer(_ fault: ShopFault? = nil) -> Explorer {
    Explorer { window in
      let recorder = EventLogRecorder()
      let shop = Shop(in: window, fault: fault, recorder: recorder)
      return ExploredApp(
        router: shop.router, destinations: shop.destinations,
        events: [ExploredEvent("help is asked for") { shop.router.navigate(to: shop.help) }],
        state: { shop.isLoggedIn ? "logged in" : "logged out" }, recorder: recorder)
    }
  }

  /// Returns where a destination is declared.
  static func location(of destination: String?, fault: ShopFault?) -> CodeLocation? {
    let shop = Shop(in: TestDevice().makeWindow(), fault: fault)
    return shop.destinations.first { $0.name == destination }?.location
  }

  var destinations: [ExploredDestination] {
    [
      ExploredDestination("home", home),
      ExploredDestination("product 7", product, with: 7),
      ExploredDestination("product 42", product, with: 42),
      ExploredDestination("search tea", search, with: "tea") { $0.text == $1 },
      ExploredDestination("account", account) { $0.viewControllers.first is ShopAccount },
      ExploredDestination("orders", orders).mayAlwaysBeRefused()
        .requiring("a login") { [self] in isLoggedIn },
      ExploredDestination("settings", settings),
      ExploredDestination("bag", bag).removingNothing(),
      ExploredDestination("address", address),
      ExploredDestination("login", login),
      ExploredDestination("help", help),
    ]
  }

  private func makeTabs() -> UITabBarController {
    let home = ShopHome("Home")
    home.addButton("Tea Pot") { [self] in router.navigate(to: product, with: 7) }
    home.addButton("Bag") { [self] in router.navigate(to: bag) }
    let account = ShopAccount("Account")
    account.addButton("Log in") { [self] in router.navigate(to: login) }
    account.addButton("Settings") { [self] in router.navigate(to: settings) }
    let tabs = UITabBarController()
    tabs.viewControllers = [home, ShopSearch("Search"), account].map {
      UINavigationController(rootViewController: $0)
    }
    return tabs
  }
}
