import StepRouterLinks

extension ShopRoutes {
  /// The links that open the shop from outside. Most launches come without one, so each destination
  /// is made only when a link asks for it.
  public var links: LinkMap {
    LinkMap(schemes: ["shop"], hosts: ["shop.example"]) { screens }
  }
}
