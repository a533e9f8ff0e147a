import ExampleScreens
import StepRouter
import StepRouterExplorer
import StepRouterState

extension ShopRoutes {
  /// Returns the shop's routes and links, for checks that don't run the shop.
  package static func catalogue() -> RouteCatalogue {
    let shop = Shop()
    let router = DefaultRouter()
    let routes = ShopRoutes(shop: shop, router: router)
    return RouteCatalogue(
      routes.screens, links: routes.links, explored: routes.explored(in: shop, by: router))
  }
}
