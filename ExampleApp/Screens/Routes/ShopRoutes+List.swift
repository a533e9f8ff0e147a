import PortableUIKit
import StepRouter
import StepRouterLinks
import StepRouterState

extension ShopRoutes {
  /// The screens that you can request by name, with their links and their places in routes. Routes
  /// also contain the list of departments, on which a department stands.
  ///
  /// The shop's links, its routes and the explorer's requests come from this list. No link leads to
  /// a question, and the router itself shows the login before the screens that need it.
  public var screens: ScreenList {
    ScreenList {
      ListedScreen("home", home).link("").place { homeScreen.with(()) }
      ListedScreen("categories", categories).withoutLink().withoutPlace()
      ListedScreen("sort", sort).withoutLink().withoutPlace()
      ListedScreen("search", search)
        .link("search", QueryParameter<String?>("q"))
        .place {
          searchScreen.with($0)
        } reading: {
          .some($0.text.isEmpty ? nil : $0.text)
        }
        .examples(nil, "tea")
      ListedScreen("account", account).link("account").place { accountScreen.with(()) }
      ListedScreen("product", product)
        .link(productLink)
        .place {
          productScreen.with($0)
        } reading: {
          $0.product?.id
        }
        .examples(42, 7)
      ListedScreen("quantity", quantity).withoutLink().withoutPlace().examples(42)
      ListedScreen("care", care)
        .link("product/:id/care", PathParameter<Product.ID>("id"))
        .withoutPlace()
        .examples(42)
      ListedScreen("review", review)
        .link("product/:id/review", PathParameter<Product.ID>("id"))
        .withoutPlace()
        .examples(42)
      ListedScreen("department", department)
        .link("department", PathParameter<Product.Category>("name"))
        .place {
          departmentScreen.with($0)
        } reading: {
          $0.category
        }
        .examples(.tea, .table)
      ListedScreen("photo", photo)
        .withoutLink()
        .withoutPlace()
        .examples(Photo(product: 42, number: 1), Photo(product: 42, number: 3))
      ListedScreen("bag", bag).link("bag").place { bagScreen.with(()) }
      ListedScreen("orders", orders).link("account/orders").place { ordersScreen.with(()) }
      ListedScreen("settings", settings)
        .link("account/settings")
        .place { settingsScreen.with(()) }
      ListedScreen("setting", setting)
        .link("account/settings", PathParameter<Setting>("name"))
        .place {
          settingScreen.with($0)
        } reading: {
          $0.setting
        }
        .examples(.offers, .delivery)
      ListedScreen("address", address).link("account/address").place { addressScreen.with(()) }
      ListedScreen("about", about).link("account/about").place { aboutScreen.with(()) }
      ListedScreen("login", login).withoutLink().withoutPlace()
      ListedScreen("forgot", forgotPassword).withoutLink().withoutPlace()
    }
  }

  /// The link to a product. A rule may open it in other ways.
  private var productLink: LinkPattern<Product.ID> {
    // A printed label has room only for a short URL.
    LinkPattern(late: product, "product", PathParameter<Product.ID>("id"))
      .alias("p")
      .push(productInFront)
      .modal(productSheet)
  }
}
