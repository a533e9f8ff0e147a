import PortableUIKit
import StepRouter
import StepRouterCoordination

/// Builds the screens with everything they need. No screen knows a router.
extension ShopRoutes {
  func makeHome() -> HomeViewController {
    let screen = HomeViewController()
    screen.catalogue = shop.catalogue
    screen.bag = shop.bag
    screen.shelf = shop.shelf
    screen.navigator = navigator.handle()
    return screen
  }

  func makeCategories() -> CategoriesViewController {
    let screen = CategoriesViewController()
    screen.title = "Categories"
    screen.shelf = shop.shelf
    screen.navigator = navigator.handle()
    return screen
  }

  func makeSort() -> SortViewController {
    let screen = SortViewController()
    screen.title = "Sort"
    screen.shelf = shop.shelf
    return screen
  }

  func makeSearch() -> SearchViewController {
    let screen = SearchViewController()
    screen.catalogue = shop.catalogue
    screen.navigator = navigator.handle()
    return screen
  }

  func makeProduct(_ id: Product.ID) throws -> ProductViewController {
    let product = try shop.catalogue.product(id)
    let screen = ProductViewController()
    screen.product = product
    screen.related = shop.catalogue.related(to: product)
    screen.bag = shop.bag
    screen.reviews = shop.reviews
    screen.askQuantity = { try await router.result(of: quantity, with: $0) }
    screen.navigator = navigator.handle()
    return screen
  }

  func makePhoto(_ photo: Photo) throws -> PhotoViewController {
    try shop.catalogue.check(photo)
    let screen = PhotoViewController()
    screen.title = "Photo \(photo)"
    screen.photo = photo
    screen.product = try shop.catalogue.product(photo.product)
    return screen
  }

  func makeGallery() -> GalleryViewController {
    let screen = GalleryViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    screen.title = "Photos"
    screen.makePhoto = { try? makePhoto($0) }
    return screen
  }

  func makeDepartments() -> DepartmentsViewController {
    let screen = DepartmentsViewController()
    screen.title = "Departments"
    screen.navigator = navigator.handle()
    return screen
  }

  func makeDepartment(_ category: Product.Category) -> DepartmentViewController {
    let screen = DepartmentViewController()
    screen.category = category
    screen.catalogue = shop.catalogue
    screen.navigator = navigator.handle()
    return screen
  }

  func makeBag() -> BagViewController {
    let screen = BagViewController()
    screen.title = "Bag"
    screen.bag = shop.bag
    screen.confirm = { try await router.result(of: confirmation) }
    if #available(iOS 17.0, *) {
      let desk = CheckoutDesk(self)
      screen.checkOut = { desk.begin() }
    }
    screen.navigator = navigator.handle()
    return screen
  }

  func makeAccount() -> AccountViewController {
    let screen = AccountViewController()
    screen.session = shop.session
    screen.navigator = navigator.handle()
    return screen
  }

  func makeOrders() -> OrdersViewController {
    let screen = OrdersViewController()
    screen.title = "Orders"
    screen.orders = shop.orders
    screen.catalogue = shop.catalogue
    screen.navigator = navigator.handle()
    return screen
  }

  func makeSettings() -> SettingsViewController {
    let screen = SettingsViewController()
    screen.title = "Settings"
    screen.navigator = navigator.handle().scoped(GuestNavigator.Destination.member)
    return screen
  }

  func makeSetting(_ setting: Setting) -> SettingViewController {
    let screen = SettingViewController()
    screen.setting = setting
    screen.profile = shop.profile
    screen.navigator = navigator.handle().scoped(GuestNavigator.Destination.member)
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
    screen.onForgotPassword = { [weak screen] in
      if let screen { router.perform(askingForPassword(from: screen)) }
    }
    return screen
  }

  func makeForgotPassword() -> ForgotPasswordViewController {
    let screen = ForgotPasswordViewController()
    screen.title = "Forgot password"
    return screen
  }

  /// Moves from the login to the password reset, and passes on the e-mail address.
  private func askingForPassword(from login: LoginViewController) -> ScreenTransition {
    ScreenTransition(
      from: .viewController(login), to: .factory { _ in makeForgotPassword() },
      applying: .method { (login: LoginViewController, forgot: ForgotPasswordViewController) in
        forgot.suggestedEmail = login.enteredEmail
      },
      with: .show)
  }
}
