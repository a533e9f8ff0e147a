import ExampleScreens
import StepRouter
import StepRouterLinks
import StepRouterTesting

extension ShopRoutes {
  /// The shop's routes and links, for what looks at them without running the shop.
  package static func catalogue() -> RouteCatalogue {
    let shop = Shop()
    let router = DefaultRouter()
    let routes = ShopRoutes(shop: shop, router: router)
    return RouteCatalogue(
      routes: routes.destinations.compactMap { destination in
        // All contexts of a destination go the same way.
        destination.explored(in: shop, by: router).first.map {
          CataloguedRoute(destination.name, $0)
        }
      },
      links: routes.links.declared.map {
        CataloguedLink($0.pattern, to: $0.step, rivals: $0.rivals, at: $0.location)
      })
  }
}
