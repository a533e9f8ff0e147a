import ExampleScreens
import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterState

extension ShopWindow {
  /// Returns links, which lead to the same screens in the same ways.
  func exploredLinks(of shop: Shop) -> [ExploredDestination] {
    explored(
      ["shop://product/42", "https://shop.example/search?q=tea", "shop://account/orders"], of: shop
    ) { text in
      try URL(string: text).flatMap { try links.target(for: $0) }
    }
  }

  /// Returns routes to restore, which put screens in places where the app itself never does.
  func exploredRoutes(of shop: Shop) -> [ExploredDestination] {
    explored(
      ["/home/product?id=42/bag", "/search?q=tea/product?id=7", "/account/orders"], of: shop
    ) { text in
      try presenter.target(for: Route(path: text))
    }
  }

  private func explored(
    _ names: [String], of shop: Shop, target: (String) throws -> Target?
  ) -> [ExploredDestination] {
    names.compactMap { name in
      guard let target = try? target(name) else { return nil }
      let destination = ExploredDestination(name, target)
      return name.hasSuffix("orders") ? destination.requiringLogin(to: shop) : destination
    }
  }
}
