import PortableUIKit
import StepRouter
import StepRouterCoordination
import StepRouterFlows
import StepRouterLinks
import StepRouterTesting
import Testing

@MainActor @Suite("Navigators, links and flows use a spy like any router")
struct SpiedFrontEndTests {
  let spy = RouterSpy()
  let shop = SpiedShop()

  private var lines: [String] {
    spy.requests.map { $0.description.components(separatedBy: ", from")[0] }
  }

  @Test("A spy records a navigator's destinations, and the completion gets a refusal")
  func navigator() {
    let navigator = ShopNavigator(router: spy)
    navigator.handle().navigate(to: .product(4))
    navigator.handle().scoped(ShopNavigator.Destination.account).navigate(to: .overview)
    #expect(lines == ["ProductViewController with 4", "AccountViewController"])
    var message: String?
    navigator.navigate(
      to: .product(13), completion: { message = $0.failure?.description },
      fileID: "Shop/Home.swift", line: 12)
    #expect(
      message
        == "The navigator ShopNavigator, asked from Shop/Home.swift:12, threw: "
        + "product 13 is sold out. "
        + "Check the context that you pass.")
  }

  @Test("A spy records the destination of a link")
  func link() async throws {
    let links = LinkMap(schemes: ["shop"]) {
      LinkPattern(shop.product, "product", PathParameter<Int>("id"))
    }
    let screen = ProductViewController()
    spy.answer(shop.product, with: screen)
    let url = try #require(URL(string: "shop://product/42"))
    #expect(try await spy.open(url, using: links))
    #expect(spy.requests(to: shop.product) == [42])
  }

  @Test("A spy records the steps of a flow")
  func flow() async throws {
    let page = StepAssembly(
      finder: ClassFinder<AccountViewController, Int>(), factory: ClassFactory()
    ).using(.present())
    let flow = Flow([FlowStep("first", page.with(1)), FlowStep("second", page.with(2))])
    let whole = page.from(GeneralStep.current()).assemble()
    let screen = AccountViewController()
    spy.answer(whole, with: screen)
    let navigator = FlowNavigator(flow, router: spy, from: .current())
    #expect(try await navigator.start() == "first")
    #expect(try await navigator.advance(from: "first") == "second")
    #expect(
      lines == ["AccountViewController with 1", "AccountViewController with 2"])
  }
}
