// swift-format-ignore-file
// These lines stand as they do in README.md.

import PortableUIKit
import StepRouter
import StepRouterTesting
import Testing


struct Product: Hashable {
  typealias ID = Int
  let id: ID
}

struct Shop {
  func product(_ id: Product.ID) throws -> Product { Product(id: id) }
}

final class ProductViewController: UIViewController {
  private(set) var product = Product(id: 0)

  convenience init(product: Product) {
    self.init(nibName: nil, bundle: nil)
    self.product = product
    title = "Espresso cup"
  }
}

final class HomeViewController: UIViewController {}

struct LoginInterceptor<Context>: RoutingInterceptor {
  func perform(
    with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.success)
  }
}

struct ProductFactory: Factory {
  let shop: Shop

  func build(with id: Product.ID) throws -> ProductViewController {
    ProductViewController(product: try shop.product(id))
  }
}

struct ProductFinder: StackIteratingFinder {
  let iterator: any StackIterator = DefaultStackIterator()

  func isTarget(_ viewController: ProductViewController, with id: Product.ID) -> Bool {
    viewController.product.id == id
  }
}

extension ProductFactory {
  init() { self.init(shop: Shop()) }
}

@MainActor
private func declaration() -> DestinationStep<ProductViewController, Product.ID> {
  let product = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
  .adding(LoginInterceptor())
  .using(.push())
  .from(NavigationControllerStep())
  .using(.present())
  .from(.current)
  .assemble()
  return product
}

@MainActor
private func callback(router: DefaultRouter, id: Product.ID) {
  let product = declaration()
  router.navigate(to: product, with: id)                          // from a button's action
}

@MainActor
private func asynchronous(router: DefaultRouter, id: Product.ID) async throws {
  let product = declaration()
  let screen = try await router.navigate(to: product, with: id)   // or where there is `async`
  _ = screen
}

#if !canImport(UIKit)
@MainActor @Suite struct ReadmeTests {
  @MainActor struct Routes {
    let product = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
      .using(.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Product.ID>()))
      .assemble()
  }

  let device: HeadlessDevice
  let window: UIWindow
  let router: DefaultRouter
  let routes = Routes()

  init() {
    let device = HeadlessDevice(timeMode: .manual)
    let window = device.perform {
      let home = HomeViewController()
      home.title = "Home"
      let tabs = UITabBarController()
      let stack = UINavigationController(rootViewController: home)
      stack.title = "Home"
      tabs.viewControllers = [stack]
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      return window
    }
    device.runUntilIdle()
    self.device = device
    self.window = window
    router = DefaultRouter(windowProvider: CustomWindowProvider { window })
  }

  @Test func productGoesWhereTheUserIs() {
    device.perform { router.navigate(to: routes.product, with: 42) }
    device.runUntilIdle()
    expectHierarchy(
      window,
      """
      UITabBarController [visible]
        UINavigationController "Home" [selected] [visible]
          HomeViewController "Home"
          ProductViewController "Espresso cup" [visible]
      """,
      reporter: .swiftTesting)
  }
}
#endif

extension FailureReporter {
  static let swiftTesting = FailureReporter { failure in
    Issue.record(
      "\(failure.message)",
      sourceLocation: SourceLocation(
        fileID: failure.fileID, filePath: failure.filePath,
        line: failure.line, column: failure.column))
  }
}
