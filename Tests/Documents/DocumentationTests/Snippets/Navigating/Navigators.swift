// swift-format-ignore-file
// These lines stand as they do in Docs/Router/Navigators.md.

import PortableUIKit
import StepRouter
import StepRouterCoordination

@MainActor
private enum NavigatorsPage {
  @MainActor
  struct Routes {
    let product: DestinationStep<ProductViewController, Product.ID>
    let bag: DestinationStep<UIViewController, Void>
    let settings: DestinationStep<UIViewController, Void>
    let login: DestinationStep<LoginViewController, Void>
    let addressForm: DestinationStep<UIViewController, @MainActor (String) -> Void>
  }

  final class AccountNavigator: Navigator {
    enum Destination { case settings }

    let router: any Router
    let routes: Routes

    init(router: any Router, routes: Routes) {
      self.router = router
      self.routes = routes
    }

    func target(for destination: Destination) throws -> Target { routes.settings.with(()) }
  }

  final class SettingsViewController: UIViewController {
    var navigator: AnyNavigator<AccountNavigator.Destination>?
  }

  final class WelcomeNavigator: Navigator {
    enum Destination { case login }

    let router: any Router
    let routes: Routes

    init(router: any Router, routes: Routes) {
      self.router = router
      self.routes = routes
    }

    func target(for destination: Destination) throws -> Target { routes.login.with(()) }
  }

  final class ShopNavigator: Navigator {
    enum Destination {
      case product(Product.ID)
      case bag
      case account(AccountNavigator.Destination)
    }

    let router: any Router
    let routes: Routes
    let account: AccountNavigator

    init(router: any Router, routes: Routes) {
      self.router = router
      self.routes = routes
      account = AccountNavigator(router: router, routes: routes)
    }

    func target(for destination: Destination) throws -> Target {
      switch destination {
      case .product(let id): routes.product.with(id)
      case .bag: routes.bag.with(())
      case .account(let destination): try account.target(for: destination)
      }
    }
  }

  final class ListViewController: UIViewController {
    var navigator: AnyNavigator<ShopNavigator.Destination>?

    func tapped(_ id: Product.ID) { navigator?.navigate(to: .product(id)) }
  }

  static func handles(navigator: ShopNavigator, settings: SettingsViewController) {
    let list = ListViewController()
    list.navigator = navigator.handle()
    settings.navigator = navigator.handle().scoped(ShopNavigator.Destination.account)
  }

  @MainActor
  struct Session {
    let isLoggedIn: Bool
  }

  @MainActor
  struct App {
    let shop: ShopNavigator
    let welcome: WelcomeNavigator

    func start(_ session: Session) {
      if session.isLoggedIn {
        shop.navigate(to: .bag)
      } else {
        welcome.navigate(to: .login)
      }
    }
  }

  final class AddressCoordinator: Coordinator {
    private let address = CoordinatorResult<String>()
    private let router: any Router
    private let routes: Routes

    init(router: any Router, routes: Routes) {
      self.router = router
      self.routes = routes
    }

    func run() async throws -> String {
      let form = routes.addressForm.with { [address] text in address.finish(with: text) }
      return try await address.value(showing: form, by: router, keeping: self)
    }
  }

  @MainActor
  final class Profile {
    var address = ""
  }

  @MainActor
  struct SettingsModel {
    let profile: Profile
    let router: any Router
    let routes: Routes

    func changeAddress() async throws {
      do {
        profile.address = try await AddressCoordinator(router: router, routes: routes).run()
        try await router.navigate(to: routes.settings)
      } catch is CancellationError {
        // The customer has thought better of it.
      }
    }
  }
}
