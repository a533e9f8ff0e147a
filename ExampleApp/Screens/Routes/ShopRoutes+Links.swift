import StepRouterLinks

extension ShopRoutes {
  /// The links that open the shop from outside. Most launches come without a link, so the map
  /// evaluates a destination only when a link leads there.
  public var links: LinkMap {
    LinkMap(schemes: ["shop"], hosts: ["shop.example"]) { screens }
  }
}
