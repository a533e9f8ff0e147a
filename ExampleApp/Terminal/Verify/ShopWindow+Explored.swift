import ExampleScreens
import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterState

extension ShopWindow {
  /// Returns destinations for links, which lead to the same screens in the same ways.
  func exploredLinks(of shop: Shop, orders: Target?) -> [ExploredDestination] {
    Self.urls.map { [links] url in
      explored(url.absoluteString, of: shop, orders) { try links.target(for: url) }
    }
  }

  /// Returns destinations for routes to restore, which put screens in places where the app itself
  /// never does.
  func exploredRoutes(of shop: Shop, orders: Target?) -> [ExploredDestination] {
    Self.routes.map { [presenter] name, route in
      explored(name, of: shop, orders) { try presenter.target(for: route) }
    }
  }

  /// Returns a destination that makes its target only when needed, because most attempts request
  /// something else.
  ///
  /// - Parameter orders: The orders, to check whether a link or a route to them shows them.
  private func explored(
    _ name: String, of shop: Shop, _ orders: Target?,
    target: @escaping @MainActor () throws -> Target?
  ) -> ExploredDestination {
    let make = { @MainActor in (try? target()) ?? .current() }
    guard name.hasSuffix("orders") else { return ExploredDestination(name, making: make) }
    return ExploredDestination(name, shows: orders?.isShown, making: make)
      .requiringLogin(to: shop)
  }

  /// The URLs of the links, parsed once for all starts of the app.
  private static let urls = [
    "shop://product/42", "https://shop.example/search?q=tea", "shop://account/orders",
  ].compactMap(URL.init(string:))

  /// The routes, parsed once for all starts of the app.
  private static let routes = [
    "/home/product?id=42/bag", "/search?q=tea/product?id=7", "/account/orders",
  ].compactMap { name in (try? Route(path: name)).map { (name, $0) } }
}
