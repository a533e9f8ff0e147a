import ExampleScreens
import StepRouter
import StepRouterExplorer
import StepRouterLinks

extension ShopRoutes {
  /// Returns the shop's routes and links, for checks that don't run the shop.
  package static func catalogue() -> RouteCatalogue {
    let shop = Shop()
    let router = DefaultRouter()
    let routes = ShopRoutes(shop: shop, router: router)
    return RouteCatalogue(
      routes: routes.destinations.compactMap { destination in
        // Every context of a destination takes the same route.
        destination.explored(in: shop, by: router).first.map {
          CataloguedRoute(destination.name, $0)
        }
      },
      links: routes.links.declared.map {
        CataloguedLink($0.pattern, to: $0.step, rivals: $0.rivals, at: $0.location)
      })
  }
}
