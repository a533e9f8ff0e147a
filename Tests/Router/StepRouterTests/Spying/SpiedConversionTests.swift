import PortableUIKit
import StepRouter
import StepRouterTesting
import Testing

@MainActor @Suite("A spy converts a context as the destination's own step does")
struct SpiedConversionTests {
  let spy = RouterSpy()
  let shop = SpiedShop()

  private let byName = InlineContextTransformer { (name: String) in
    guard let id = Int(name) else { throw Refusal() }
    return id
  }

  /// A product whose step converts its own context.
  private var named: DestinationStep<ProductViewController, String> {
    ChainAssembly.from(
      SingleStep(
        finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory(),
        fileID: "Shop/Routes.swift", line: 40
      )
      .adaptingContext(using: byName, fileID: "Shop/Links.swift", line: 8)
    )
    .using(.present()).from(.current).assemble()
  }

  /// The bag for an empty name, otherwise a product, with its number as the context.
  private var chosen: DestinationStep<UIViewController, String> {
    SwitchAssembly<UIViewController, String>(fileID: "Shop/Routes.swift", line: 50)
      .addCase { name in
        let ignored = InlineContextTransformer { (_: String) in () }
        return name.isEmpty ? shop.bag.adaptingContext(using: ignored).unsafelyRewrapped() : nil
      }
      .assemble(default: shop.productByName.unsafelyRewrapped())
  }

  @Test("The context of a step that converts its own is the converted one")
  func ownConversion() {
    spy.navigate(to: named, with: "7")
    #expect(spy.lastRequest?.context as? Int == 7)
    spy.navigate(to: named.with("8"))
    #expect(spy.lastRequest?.context as? Int == 8)
  }

  @Test("A conversion that throws ends the navigation with its error")
  func failedConversion() {
    var failure: RoutingError?
    spy.navigate(to: named, with: "seven") { failure = $0.failure }
    #expect(
      failure?.description
        == "The transformer InlineContextTransformer<String, Int> of ProductViewController at "
        + "Shop/Links.swift:8 threw: refused by the test. "
        + "Check the context that you pass.")
    #expect(spy.lastRequest?.context as? String == "seven")
  }

  @Test("An answer and a list of requests fit the context of the call, too")
  func contextOfCall() async throws {
    var asked: [String] = []
    spy.answer(named) { (name: String) in
      asked.append(name)
      return ProductViewController()
    }
    try await spy.navigate(to: named, with: "9")
    #expect(asked == ["9"])
    #expect(spy.requests(to: named) == ["9"])
  }

  @Test("The context of a switch is that of the branch it chooses")
  func branch() {
    spy.navigate(to: chosen, with: "12")
    #expect(spy.lastRequest?.context as? Int == 12)
    spy.navigate(to: chosen, with: "")
    #expect(spy.lastRequest?.context is Void)
  }
}
