import PortableUIKit
import StepRouter
import StepRouterState

/// Shows the pages of a checkout on top of the bag. It lives as long as the bag's screen.
@available(iOS 17.0, *)
@MainActor
final class CheckoutDesk {
  private let checkout: Checkout
  private let routes: ShopRoutes
  private var driver: PathDriver<Checkout.Page>?

  init(_ routes: ShopRoutes) {
    self.routes = routes
    checkout = Checkout(of: routes.shop)
  }

  func begin() {
    if driver == nil { driver = makeDriver() }
    checkout.path = [.delivery]
  }

  /// Makes the driver at the first checkout. The path is still empty, so the driver shows the bag,
  /// which is already there.
  private func makeDriver() -> PathDriver<Checkout.Page> {
    PathDriver(checkout, \.path, router: routes.router, base: routes.bag.with(())) {
      [checkout, routes] page in
      switch page {
      case .delivery: routes.deliveryScreen(of: checkout).with(())
      case .summary: routes.summaryScreen(of: checkout).with(())
      }
    }
  }
}
