import ExampleScreens
import PortableUIKit
import StepRouter
import StepRouterTesting

extension Explorer {
  /// An explorer of the shop: its routes, its screens, its interceptors, as they are.
  package static var shop: Explorer {
    Explorer(shapes: [.compact, .regular]) { window in
      let shop = Shop()
      let windowProvider = CustomWindowProvider { [weak window] in window }
      let router = DefaultRouter(windowProvider: windowProvider)
      let routes = ShopRoutes(shop: shop, router: router)
      routes.start(in: window)
      return ExploredApp(
        router: router,
        destinations: routes.destinations.flatMap { $0.explored(in: shop) }
          + routes.exploredLinks(of: shop) + routes.exploredRoutes(of: shop, in: windowProvider),
        events: [
          ExploredEvent("the session ends", when: { shop.session.isLoggedIn }) {
            shop.session.logOut()
          }
        ],
        texts: ["E-mail": ["ada@example.com"], "Password": ["tea"], "Name of a product": ["tea"]],
        state: { "\(shop.session.isLoggedIn) \(shop.bag.count)" })
    }
  }
}

extension ShopDestination {
  /// The contexts, as they are typed, with which destinations are asked for; without any elsewhere.
  private static let contexts: [String: [String?]] = [
    "product": ["42", "7"], "search": [nil, "tea"], "photo": ["42-1", "42-3"],
    "setting": ["offers", "delivery"],
  ]

  /// The destination with each of its contexts, and what must hold for it.
  fileprivate func explored(in shop: Shop) -> [ExploredDestination] {
    (Self.contexts[name] ?? [nil]).compactMap { context in
      guard let target = try? target(context: context) else { return nil }
      let title = [name, context].compactMap { $0 }.joined(separator: " ")
      let destination = ExploredDestination(title, target)
      switch name {
      case "orders": return destination.requiringLogin(to: shop)
      case "bag", "address", "settings": return destination.removingNothing()
      default: return destination
      }
    }
  }
}

extension ExploredDestination {
  /// Only for those who are logged in; the others log in when they are asked.
  func requiringLogin(to shop: Shop) -> Self {
    requiring(
      "a login",
      fulfilledBy: [
        .type("ada@example.com", into: "E-mail"), .type("tea", into: "Password"), .tap("Log in"),
      ]
    ) { shop.session.isLoggedIn }
  }
}
