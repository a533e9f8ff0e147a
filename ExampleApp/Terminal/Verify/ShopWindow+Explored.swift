import ExampleScreens
import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterState

extension ShopWindow {
  /// Returns links, which lead to the same screens in the same ways.
  func exploredLinks(of shop: Shop) -> [ExploredDestination] {
    ["shop://product/42", "https://shop.example/search?q=tea", "shop://account/orders"].compactMap {
      guard let url = URL(string: $0), let target = try? links.target(for: url) else { return nil }
      return ExploredDestination($0, target).requiringLogin(ofOrdersIn: shop)
    }
  }

  /// Returns routes to restore, which put screens in places where the app itself never does.
  func exploredRoutes(of shop: Shop) -> [ExploredDestination] {
    Self.routes.map { [presenter] name, route in
      ExploredDestination(name) { (try? presenter.target(for: route)) ?? .current() }
        .requiringLogin(ofOrdersIn: shop)
    }
  }

  /// Every start of the app reads the same ones.
  private static let routes = [
    "/home/product?id=42/bag", "/search?q=tea/product?id=7", "/account/orders",
  ].compactMap { name in (try? Route(path: name)).map { (name, $0) } }
}

extension ExploredDestination {
  /// Requires a login if it leads to the orders.
  fileprivate func requiringLogin(ofOrdersIn shop: Shop) -> Self {
    name.hasSuffix("orders") ? requiringLogin(to: shop) : self
  }
}
