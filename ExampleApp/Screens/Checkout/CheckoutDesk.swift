import PortableUIKit
import StepRouter
import StepRouterState

/// Shows the pages of a checkout on top of the bag. It lives as long as the bag's screen.
@available(iOS 17.0, *)
@MainActor
final class CheckoutDesk {
  private let checkout: Checkout
  private let routes: ShopRoutes
  /// Made at the first checkout: it shows the path, so the bag, as soon as it's there.
  private lazy var driver = PathDriver(
    checkout, \.path, router: routes.router, base: routes.bag.with(())
  ) { [checkout, routes] page in
    switch page {
    case .delivery: routes.deliveryScreen(of: checkout).with(())
    case .summary: routes.summaryScreen(of: checkout).with(())
    }
  }

  init(_ routes: ShopRoutes) {
    self.routes = routes
    checkout = Checkout(of: routes.shop)
  }

  func begin() {
    _ = driver
    checkout.path = [.delivery]
  }
}
