import PortableUIKit
import StepRouter
import StepRouterLinks

extension ShopRoutes {
  /// The links that open the shop from outside. The login isn't among them: the router shows it by
  /// itself, before screens that need it.
  public var links: LinkMap {
    LinkMap(schemes: ["shop"], hosts: ["shop.example"]) {
      LinkPattern(home, "")
      LinkPattern(product, "product", PathParameter<Product.ID>("id"))
      LinkPattern(care, "product/:id/care", PathParameter<Product.ID>("id"))
      LinkPattern(review, "product/:id/review", PathParameter<Product.ID>("id"))
      LinkPattern(search, "search", QueryParameter<String?>("q"))
      LinkPattern(department, "department", PathParameter<Product.Category>("name"))
      LinkPattern(bag, "bag")
      LinkPattern(account, "account")
      LinkPattern(orders, "account/orders")
      LinkPattern(settings, "account/settings")
      LinkPattern(setting, "account/settings", PathParameter<Setting>("name"))
      LinkPattern(address, "account/address")
      LinkPattern(about, "account/about")
    }
  }
}
