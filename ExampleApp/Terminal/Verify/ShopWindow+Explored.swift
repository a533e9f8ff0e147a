import ExampleScreens
import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterState

extension ShopWindow {
  /// Returns links, which lead to the same screens in the same ways.
  func exploredLinks(of shop: Shop, orders: Target?) -> [ExploredDestination] {
    Self.urls.map { [links] url in
      explored(url.absoluteString, of: shop, orders) { try links.target(for: url) }
    }
  }

  /// Returns routes to restore, which put screens in places where the app itself never does.
  func exploredRoutes(of shop: Shop, orders: Target?) -> [ExploredDestination] {
    Self.routes.map { [presenter] name, route in
      explored(name, of: shop, orders) { try presenter.target(for: route) }
    }
  }

  /// Most attempts ask for something else, so the target is made when it's needed.
  ///
  /// - Parameter orders: The orders, which show whether the ones behind a link or a route are shown.
  private func explored(
    _ name: String, of shop: Shop, _ orders: Target?,
    target: @escaping @MainActor () throws -> Target?
  ) -> ExploredDestination {
    let make = { @MainActor in (try? target()) ?? .current() }
    guard name.hasSuffix("orders") else { return ExploredDestination(name, making: make) }
    return ExploredDestination(name, shows: orders?.isShown, making: make)
      .requiringLogin(to: shop)
  }

  /// Every start of the app opens the same ones.
  private static let urls = [
    "shop://product/42", "https://shop.example/search?q=tea", "shop://account/orders",
  ].compactMap(URL.init(string:))

  /// Every start of the app reads the same ones.
  private static let routes = [
    "/home/product?id=42/bag", "/search?q=tea/product?id=7", "/account/orders",
  ].compactMap { name in (try? Route(path: name)).map { (name, $0) } }
}
