import PortableUIKit
import StepRouter

/// The screens with all that they are handed. None of them knows a router.
extension ShopRoutes {
  func makeHome() -> HomeViewController {
    let screen = HomeViewController()
    screen.catalogue = shop.catalogue
    screen.bag = shop.bag
    screen.onProduct = showProduct
    screen.onBag = { show(bag) }
    return screen
  }

  func makeSearch() -> SearchViewController {
    let screen = SearchViewController()
    screen.catalogue = shop.catalogue
    screen.onProduct = showProduct
    return screen
  }

  func makeProduct(_ id: Product.ID) throws -> ProductViewController {
    let product = try shop.catalogue.product(id)
    let screen = ProductViewController()
    screen.product = product
    screen.related = shop.catalogue.related(to: product)
    screen.bag = shop.bag
    screen.onProduct = showProduct
    return screen
  }

  func makeBag() -> BagViewController {
    let screen = BagViewController()
    screen.title = "Bag"
    screen.bag = shop.bag
    screen.onProduct = showProduct
    return screen
  }

  func makeAccount() -> AccountViewController {
    let screen = AccountViewController()
    screen.session = shop.session
    screen.onOrders = { show(orders) }
    screen.onSettings = { show(settings) }
    screen.onLogin = { show(login) }
    return screen
  }

  func makeOrders() -> OrdersViewController {
    let screen = OrdersViewController()
    screen.title = "Orders"
    screen.orders = Order.history
    screen.catalogue = shop.catalogue
    screen.onProduct = showProduct
    return screen
  }

  func makeSettings() -> SettingsViewController {
    let screen = SettingsViewController()
    screen.title = "Settings"
    screen.profile = shop.profile
    screen.onAddress = { show(address) }
    return screen
  }

  func makeAddress() -> AddressFormViewController {
    let screen = AddressFormViewController()
    screen.title = "Delivery address"
    screen.profile = shop.profile
    return screen
  }

  func makeLogin() -> LoginViewController {
    let screen = LoginViewController()
    screen.title = "Login"
    screen.session = shop.session
    screen.onForgotPassword = { show(forgotPassword) }
    return screen
  }

  private func show(_ step: DestinationStep<some UIViewController, Void>) {
    router.navigate(to: step)
  }

  private func showProduct(_ id: Product.ID) {
    router.navigate(to: product, with: id)
  }
}
