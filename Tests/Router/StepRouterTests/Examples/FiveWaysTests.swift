import PortableUIKit
import StepRouter
import StepRouterCoordination
import StepRouterFlows
import StepRouterLinks
import Testing

/// Example: an app that navigates in five ways. They agree, since each of them looks at the
/// existing screens.
@MainActor @Suite("Five ways to a product lead to the same screen", .onDevice)
struct FiveWaysTests {
  /// The ways to ask for product 4 on the first tab.
  enum Way: CaseIterable {
    case navigator, link, routeState, flow, transition
  }

  final class ProductNavigator: Navigator {
    let router: any Router
    let product: DestinationStep<ProductViewController, Int>

    init(router: any Router, product: DestinationStep<ProductViewController, Int>) {
      self.router = router
      self.product = product
    }

    func target(for id: Int) throws -> Target { product.with(id) }
  }

  let shop = RouteShop()

  private var product: DestinationStep<ProductViewController, Int> {
    shop.product.from(
      GeneralStep.custom(
        using: InlineStackIteratingFinder<UINavigationController, Int> { stack, _ in
          stack.viewControllers.first is HomeViewController
        }))
  }

  private func ask(by way: Way) async throws {
    let router = shop.stage.router
    switch way {
    case .navigator:
      ProductNavigator(router: router, product: product).navigate(
        to: 4, completion: nil)
    case .link:
      let links = LinkMap(schemes: ["shop"]) {
        LinkPattern(product, "product", PathParameter<Int>("id"))
      }
      let url = try #require(URL(string: "shop://product/4"))
      try router.open(url, using: links, completion: nil)
    case .routeState: shop.set(["home", "product?id=4"])
    case .flow:
      let home = GeneralStep.custom(using: ClassFinder<HomeViewController, Void>()).with(())
      let flow = FlowNavigator(
        Flow([FlowStep("product", shop.product.with(4))]), router: router, from: home)
      Task { try await flow.start() }
    case .transition:
      router.perform(
        ScreenTransition(
          from: .found(product.with(4)), to: .factory { _ in BagViewController() }),
        completion: nil)
    }
    await shop.stage.settle()
  }

  @Test(
    "The first way builds the product's screen, and every other way finds it",
    arguments: Way.allCases)
  func agree(first: Way) async throws {
    shop.set(["search?q=cup"])
    try await ask(by: first)
    let shown = """
      UITabBarController [visible]
        UINavigationController [selected] [visible]
          HomeViewController
          ProductViewController "Product 4" [visible]
        UINavigationController
          SearchViewController "cup"
      """
    #expect(shop.stage.tree == shown)
    #expect(shop.presenter.visibleRoute == ["home", "product?id=4"])
    for way in Way.allCases {
      _ = shop.takeMovements()
      try await ask(by: way)
      #expect(shop.stage.tree == shown, "asked by \(way)")
      #expect(shop.takeMovements() == (way == .transition ? ["built BagViewController"] : []))
    }
    #expect(shop.failures == [])
    #expect(shop.journal.lines.filter { $0 != "guard 4" } == [])
  }
}
