import PortableUIKit
import StepRouter
import StepRouterLinks

extension ShopRoutes {
  /// The links that open the shop from outside. The login isn't among them: the router shows it by
  /// itself, before screens that need it. Most launches come without a link, so the declarations wait
  /// for one.
  public var links: LinkMap {
    LinkMap(schemes: ["shop"], hosts: ["shop.example"]) {
      LinkPattern(late: home, "")
      // A printed label has room only for a short URL.
      LinkPattern(late: product, "product", PathParameter<Product.ID>("id"))
        .alias("p")
        .push(productInFront)
        .modal(productSheet)
      LinkPattern(late: care, "product/:id/care", PathParameter<Product.ID>("id"))
      LinkPattern(late: review, "product/:id/review", PathParameter<Product.ID>("id"))
      LinkPattern(late: search, "search", QueryParameter<String?>("q"))
      LinkPattern(late: department, "department", PathParameter<Product.Category>("name"))
      LinkPattern(late: bag, "bag")
      LinkPattern(late: account, "account")
      LinkPattern(late: orders, "account/orders")
      LinkPattern(late: settings, "account/settings")
      LinkPattern(late: setting, "account/settings", PathParameter<Setting>("name"))
      LinkPattern(late: address, "account/address")
      LinkPattern(late: about, "account/about")
    }
  }
}
