// swift-format-ignore-file
// These lines stand as they do in AGENTS.md.

import PortableUIKit
import StepRouter
import StepRouterTesting
import Testing

/// Names that other pages use, too.
enum AgentsPage {
  final class BagViewController: UIViewController {}
  final class HomeViewController: UIViewController {}
  final class AccountViewController: UIViewController {}
  final class OrdersViewController: UIViewController {}

  final class ProductViewController: UIViewController, ContextAccepting, ContextChecking {
    private var id = 0

    func setup(with id: Int) {
      self.id = id
      title = "Product \(id)"
    }

    func isTarget(for id: Int) -> Bool { self.id == id }
  }

  struct LoginCancelled: Error {}

  @MainActor final class Session {
    var lets = true
    func logIn(_ completion: @escaping @MainActor (Bool) -> Void) { completion(lets) }
  }

  @MainActor struct Routes {
    let session = Session()

    private func makeHome() -> UIViewController { HomeViewController() }

    var bag: DestinationStep<BagViewController, Void> {
      StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory())
        .using(.push())
        .from(NavigationControllerStep())
        .using(.present())
        .from(.current)
        .assemble()
    }

    var tabs: DestinationStep<UITabBarController, Void> {
      let factory = CompleteFactoryAssembly(
        factory: TabBarControllerFactory<UITabBarController, Void>()
      )
      .with(tab("Home", root: makeHome), using: .addTab())
      .with(tab("Account", root: AccountViewController.init), using: .addTab())
      .assemble()
      return StepAssembly(finder: ClassFinder<UITabBarController, Void>(), factory: factory)
        .using(.replaceRoot())
        .from(.root)
        .assemble()
    }

    func tab(
      _ title: String, root: @escaping @MainActor () -> UIViewController
    ) -> CompleteFactory<UINavigationController, Void> {
      CompleteFactoryAssembly(
        factory: NavigationControllerFactory<UINavigationController, Void> { $0.title = title }
      )
      .with(InlineFactory { (_: Void) in root() }, using: .push())
      .assemble()
    }

    var home: DestinationStep<HomeViewController, Void> { first() }

    var account: DestinationStep<AccountViewController, Void> { first() }

    func first<Screen: UIViewController>() -> DestinationStep<Screen, Void> {
      StepAssembly(finder: ClassFinder<Screen, Void>(), factory: NilFactory())
        .from(tabs)
        .assemble()
    }

    var product: DestinationStep<ProductViewController, Int> {
      StepAssembly(
        finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
      )
      .adding(ContextSettingTask())
      .using(.push())
      .from(home.expectingContainer())
      .assemble()
    }

    var orders: DestinationStep<OrdersViewController, Void> {
      StepAssembly(finder: ClassFinder<OrdersViewController, Void>(), factory: ClassFactory())
        .adding(
          InlineInterceptor { (_: Void, completion) in
            session.logIn { completion($0 ? .success : .failure(LoginCancelled())) }
          }
        )
        .using(.push())
        .from(account.expectingContainer())
        .assemble()
    }
  }
}

#if !canImport(UIKit)
@MainActor @Suite struct AgentsPageTests {
  let device = HeadlessDevice(timeMode: .manual)
  let window: UIWindow
  let router: DefaultRouter
  let routes = AgentsPage.Routes()

  init() {
    let device = device
    let window = device.perform {
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      return window
    }
    device.runUntilIdle()
    self.window = window
    router = DefaultRouter(windowProvider: CustomWindowProvider { window })
  }

  @Test func aProductIsPushedOnTheFirstTab() {
    device.perform { router.navigate(to: routes.product, with: 42) }
    device.runUntilIdle()
    expectHierarchy(
      window,
      """
      UITabBarController [visible]
        UINavigationController "Home" [selected] [visible]
          HomeViewController
          ProductViewController "Product 42" [visible]
        UINavigationController "Account"
          AccountViewController
      """,
      reporter: .swiftTesting)
  }

  @Test func theBagComesOverAProduct() {
    device.perform {
      router.navigate(to: routes.bag)
      router.navigate(to: routes.product, with: 42)
      router.navigate(to: routes.bag)
    }
    device.runUntilIdle()
    expectHierarchy(
      window,
      """
      UITabBarController
        UINavigationController "Home" [selected]
          HomeViewController
          ProductViewController "Product 42"
        UINavigationController "Account"
          AccountViewController
      presents formSheet:
        UINavigationController [visible]
          BagViewController [visible]
      """,
      reporter: .swiftTesting)
  }

  @Test(arguments: [true, false]) func ordersWaitForTheLogin(lets: Bool) {
    routes.session.lets = lets
    var isShown: Bool?
    device.perform {
      router.navigate(to: routes.account) { _ in }
      router.navigate(to: routes.orders) { isShown = (try? $0.get()) != nil }
    }
    device.runUntilIdle()
    #expect(isShown == lets)
  }
}
#endif
