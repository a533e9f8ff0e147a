#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterTesting
import Testing

/// The table of Docs/GettingStarted.md: how product 42 comes to the front from each place.
@MainActor @Suite struct WhereTheUserIsTests {
  private let device = HeadlessDevice(timeMode: .manual)
  private let window: UIWindow
  private let routes: Routes

  init() {
    let device = device
    let window = device.perform { UIWindow(windowScene: device.connectScene()) }
    let routes = Routes(
      router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }))
    device.perform { routes.start(in: window) }
    device.runUntilIdle()
    self.window = window
    self.routes = routes
  }

  private func showProduct() -> NavigationKind? {
    var kind: NavigationKind?
    device.perform {
      routes.router.navigate(to: routes.product, with: 42) { kind = try? $0.get().kind }
    }
    device.runUntilIdle()
    return kind
  }

  private func expectProduct(account: String = "") {
    expectHierarchy(
      window,
      """
      UITabBarController [visible]
        UINavigationController "Home" [selected] [visible]
          HomeViewController "Home"
          ProductViewController "Product 42" [visible]
        UINavigationController "Account"
          AccountViewController\(account)
      """,
      reporter: .swiftTesting)
  }

  @Test("On Home the product is pushed; if it's in front already, nothing moves")
  func home() {
    #expect(showProduct() == .built)
    expectProduct()
    #expect(showProduct() == .alreadyVisible)
    expectProduct()
  }

  @Test("From Account the Home tab is selected, and the product is pushed there")
  func account() {
    device.perform { routes.router.navigate(to: routes.account) }
    device.runUntilIdle()
    #expect(showProduct() == .built)
    expectProduct(account: " \"Account\"")
  }

  @Test("A bag over the product is dismissed, and nothing is built")
  func bag() {
    _ = showProduct()
    device.perform { routes.router.navigate(to: routes.bag) }
    device.runUntilIdle()
    #expect(showProduct() == .revealed)
    expectProduct()
  }

  @Test("From another product that one is popped, and this one is pushed")
  func otherProduct() {
    device.perform { routes.router.navigate(to: routes.product, with: 7) }
    device.runUntilIdle()
    #expect(showProduct() == .built)
    expectProduct()
  }
}
#endif
