import PortableUIKit
import StepRouter

extension ShopRoutes {
  /// The third tab, popped to its root.
  var account: DestinationStep<AccountViewController, Void> {
    accountScreen.from(tabs()).assemble()
  }

  /// The orders. They require a login, and have to be loaded.
  var orders: DestinationStep<AsyncScreen<OrdersViewController, Void>, Void> {
    ordersScreen.from(stack(of: AccountViewController.self)).assemble()
  }

  /// The “About” screen, from a storyboard.
  var about: DestinationStep<AboutViewController, Void> {
    aboutScreen.from(stack(of: AccountViewController.self)).assemble()
  }

  /// The form for the delivery address, which doesn't close while it has unsaved text.
  var address: DestinationStep<AddressFormViewController, Void> {
    addressScreen.from(.current).assemble()
  }

  /// The login over the current screen, in a stack of its own class.
  var login: DestinationStep<LoginViewController, Void> {
    StepAssembly(
      finder: ClassFinder<LoginViewController, Void>(), factory: InlineFactory(makeLogin)
    )
    .adding(LeaveNote(LoginViewController.self, in: shop.diary))
    .using(.push())
    .from(NavigationControllerStep<LoginNavigationController, Void>())
    .using(.present(presentationStyle: .formSheet))
    .from(.current)
    .assemble()
  }

  /// The password reset, on top of the login, which opens first if necessary.
  var forgotPassword: DestinationStep<ForgotPasswordViewController, Void> {
    StepAssembly(
      finder: ClassFinder<ForgotPasswordViewController, Void>(),
      factory: InlineFactory(makeForgotPassword)
    )
    .using(.push())
    .from(login.expectingContainer())
    .assemble()
  }
}

/// The same screens without their base.
extension ShopRoutes {
  var accountScreen: TabRoot<AccountViewController, Void> {
    StepAssembly(finder: ClassFinder(), factory: NilFactory())
  }

  var ordersScreen: OrdersChain {
    StepAssembly(finder: ClassFinder(), factory: OrdersFactory(routes: self))
      .adding(LoginInterceptor(session: shop.session, router: router, login: login))
      .using(.push())
  }

  var aboutScreen: StepChain<UINavigationController, AboutViewController, Void> {
    StepAssembly(
      finder: ClassFinder<AboutViewController, Void>(),
      factory: StoryboardFactory(name: "About") { $0.title = "About" }
    )
    .using(.push())
  }

  var addressScreen: StepChain<UIViewController, AddressFormViewController, Void> {
    StepAssembly(finder: ClassFinder(), factory: InlineFactory(makeAddress))
      .adding(LeaveNote(AddressFormViewController.self, in: shop.diary))
      .using(.push())
      .from(NavigationControllerStep())
      .using(.present(presentationStyle: .formSheet))
  }
}

/// The orders without their base.
typealias OrdersChain = StepChain<
  UINavigationController, AsyncScreen<OrdersViewController, Void>, Void
>
