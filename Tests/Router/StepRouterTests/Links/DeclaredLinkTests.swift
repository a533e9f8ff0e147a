import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// The patterns of a map, for tools that list an app's routes.
@MainActor
@Suite struct DeclaredLinkTests {
  private final class Offer: UIViewController {}

  @Test("Each pattern has its step, its location, and the earlier patterns that share some URLs")
  func declared() {
    let offer = StepAssembly(finder: ClassFinder<Offer, String>(), factory: NilFactory())
      .from(.root)
    let number = StepAssembly(finder: ClassFinder<Offer, Int>(), factory: NilFactory()).from(.root)
    let sale = StepAssembly(finder: ClassFinder<Offer, Void>(), factory: NilFactory()).from(.root)
    let line = #line
    let links = LinkMap(schemes: ["shop"], onFaults: { _ in }) {
      LinkPattern(offer, "offer", PathParameter<String>("name"))
      LinkPattern(number, "number", PathParameter<Int>("id"))
      LinkPattern(sale, "offer/sale")
      LinkPattern(sale, "number/sale")
    }
    let declared = links.declared
    #expect(
      declared.map(\.pattern) == ["offer/:name", "number/:id", "offer/sale", "number/sale"])
    #expect(
      declared.map(\.step) == [
        offer.reference, number.reference, sale.reference, sale.reference,
      ])
    #expect(declared.map { Int($0.location.line) - line } == [2, 3, 4, 5])
    // “sale” isn't a number, so the last pattern has no rivals.
    #expect(declared.map(\.rivals) == [[], [], ["offer/:name"], []])
  }

  @Test("A late step is made when a link first needs it, once")
  func late() throws {
    var made: [String] = []
    func step(_ name: String) -> DestinationStep<Offer, Void> {
      made.append(name)
      return StepAssembly(finder: ClassFinder<Offer, Void>(), factory: NilFactory()).from(.root)
        .assemble()
    }
    let links = LinkMap(schemes: ["shop"]) {
      LinkPattern(late: step("offer"), "offer")
      LinkPattern(late: step("sale"), "sale")
    }
    #expect(made == [])
    let url = try #require(URL(string: "shop://sale"))
    let target = try #require(try links.target(for: url))
    _ = target.step
    let again = try #require(try links.target(for: url))
    _ = again.step
    #expect(made == ["sale"])
  }
}
