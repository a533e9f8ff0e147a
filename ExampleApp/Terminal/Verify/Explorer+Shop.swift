import ExampleScreens
import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterState
import StepRouterVerify

extension VerifyTool {
  /// The tool that tests the shop's navigation.
  package static var shop: VerifyTool {
    VerifyTool(Usage.program, catalogue: ShopRoutes.catalogue) { settings in
      .shop(windows: settings.windows, repeating: settings.log)
    }
  }
}

extension Explorer {
  /// Returns an explorer of the shop with its routes, screens, interceptors, inbox and places. The
  /// shop's data outlives a launch.
  package static func shop(windows: Int, repeating log: EventLog? = nil) -> Explorer {
    #if canImport(UIKit)
    // With Apple's UIKit, the explorer can't launch the shop again, so it starts the shop in one
    // window.
    Explorer(rows: 2, shapes: [.compact, .regular]) { window in
      let shop = Shop()
      let recorder = log.map { _ in EventLogRecorder() }
      let application = ShopApplication(shop: shop, observers: recorder.map { [$0] } ?? [])
      let shopWindow = ShopWindow(window, of: application)
      shopWindow.routes.start(in: window)
      return shopWindow.explored(on: shop, log, recorder)
    }
    #else
    Explorer(windows: windows, rows: 2, shapes: [.compact, .regular]) {
      let shop = Shop()
      let recorder = log.map { _ in EventLogRecorder() }
      return {
        ExploredLaunch(
          delegate: ShopApplication(shop: shop, observers: recorder.map { [$0] } ?? []),
          sceneDelegate: { _ in ShopSceneDelegate() }
        ) { scene in
          (scene.delegate as? ShopSceneDelegate)?.shopWindow?.explored(on: shop, log, recorder)
            ?? ExploredApp(router: DefaultRouter(), destinations: [])
        }
      }
    }
    #endif
  }
}

extension ShopWindow {
  fileprivate func explored(
    on shop: Shop, _ log: EventLog?, _ recorder: EventLogRecorder?
  ) -> ExploredApp {
    let screens = routes.explored(in: shop, by: router)
    let orders = try? routes.destination("orders")?.target(context: nil)
    let links = exploredLinks(of: shop, orders: orders)
    let destinations = screens + links + exploredRoutes(of: shop, orders: orders)
    return ExploredApp(
      router: router,
      destinations: destinations + (log.map { self.destinations(in: $0, but: destinations) } ?? []),
      events: [
        ExploredEvent("the session ends", when: { shop.session.isLoggedIn }) {
          shop.session.logOut()
        }
      ] + (log.map(events) ?? []),
      texts: [
        "E-mail": ["ada@example.com"], "Password": ["tea"], "Name of a product": ["tea"],
        "What do you think of it?": ["Good"],
      ],
      state: {
        "\(shop.session.isLoggedIn) \(shop.bag.count) \(shop.reviews.count) \(shop.orders.placedCount)"
      },
      links: links.map { ExploredLink($0.name, shows: $0) },
      place: promisedPlace(of: shop), recorder: recorder)
  }

  /// Returns the place that the window restores later. Once the session has ended, no place with
  /// orders in it counts, because the orders ask for a login.
  private func promisedPlace(of shop: Shop) -> @MainActor () -> String? {
    { [presenter] in
      guard let place = try? presenter.place.map(\.path) else { return nil }
      if !shop.session.isLoggedIn, place.contains(where: { $0.contains("orders") }) { return nil }
      return place.joined(separator: " ")
    }
  }
}

extension ShopRoutes {
  /// Returns the listed screens with each of their examples, and their requirements.
  func explored(in shop: Shop, by router: any Router) -> [ExploredDestination] {
    screens.explored.map { destination in
      switch destination.name.prefix(while: { $0 != " " }) {
      case "orders": return destination.requiringLogin(to: shop)
      case "quantity":
        return destination.removingNothing().awaited(answeredBy: [.tap("4 of them")]) {
          _ = try await self.destination("quantity")?.question(context: "42", by: router)?()
        }
      case "bag", "address", "settings", "review": return destination.removingNothing()
      default: return destination
      }
    }
  }

  func destination(_ name: String) -> ShopDestination? {
    destinations.first { $0.name == name }
  }
}

extension ExploredDestination {
  /// Requires a login. The explorer logs in when the shop asks for it.
  func requiringLogin(to shop: Shop) -> Self {
    requiring(
      "a login",
      fulfilledBy: [
        .type("ada@example.com", into: "E-mail"), .type("tea", into: "Password"), .tap("Log in"),
      ]
    ) { shop.session.isLoggedIn }
  }
}
