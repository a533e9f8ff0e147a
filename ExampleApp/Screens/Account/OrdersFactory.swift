import PortableUIKit
import StepRouter

/// Builds the screen of the orders. It appears at once, and waits there for the server's answer.
struct OrdersFactory: Factory {
  let routes: ShopRoutes

  func build(with context: Void) throws -> AsyncScreen<OrdersViewController, Void> {
    let (session, router) = (routes.shop.session, routes.router)
    let loading = AsyncFactory { [routes] (_: Void) -> OrdersViewController in
      try await routes.shop.orders.load()
      return routes.makeOrders()
    }
    let screen = try loading.build(with: ())
    screen.title = "Orders"
    session.changes.observe(by: screen) { [weak screen] in
      // The next customer to open this tab must not see these orders.
      if let screen, !session.isLoggedIn { router.discarding.close(screen) }
    }
    return screen
  }
}
