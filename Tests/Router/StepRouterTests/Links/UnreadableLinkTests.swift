import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// A link that wouldn't be read back as it was printed isn't printed.
@MainActor @Suite("Links that couldn't be read back", .onDevice)
struct UnreadableLinkTests {
  /// A value of two texts, which is also read from the first one alone.
  private struct Pair: LinkValue, Equatable {
    let first: String
    let second: String

    init(_ first: String, _ second: String) { (self.first, self.second) = (first, second) }

    init?(linkText: String) { self.init(linkText, "") }

    init?(linkTexts: [String]) {
      guard let first = linkTexts.first else { return nil }
      self.init(first, linkTexts.dropFirst().first ?? "")
    }

    var linkText: String { first }
    var linkTexts: [String] { second.isEmpty ? [first] : [first, second] }
  }

  let shop = LinkShop()

  @Test(
    "A link that would lead to another screen isn't printed, even if the parameters' names match")
  func otherPattern() {
    let links = LinkMap(schemes: ["shop"], onFaults: { _ in }) {
      LinkPattern(shop.product, "x", PathParameter<Int>("id"))
      LinkPattern(shop.account, "x", PathParameter<String>("id"))
    }
    #expect(links.url(for: shop.account, with: "42") == nil)
    #expect(links.url(for: shop.account, with: "Ada")?.absoluteString == "shop://x/Ada")
  }

  @Test("A value of two texts is printed in a query, but not in a path")
  func otherTexts() {
    let pairs = StepAssembly(finder: NilFinder<Screen, Pair>(), factory: ClassFactory())
      .using(.present()).from(.root).assemble()
    let inPath = LinkMap(schemes: ["shop"]) {
      LinkPattern(pairs, "pair", PathParameter<Pair>("of"))
    }
    #expect(inPath.url(for: pairs, with: Pair("a", ""))?.absoluteString == "shop://pair/a")
    #expect(inPath.url(for: pairs, with: Pair("a", "b")) == nil)
    let inQuery = LinkMap(schemes: ["shop"]) {
      LinkPattern(pairs, "pair", QueryParameter<Pair>("of"))
    }
    #expect(
      inQuery.url(for: pairs, with: Pair("a", "b"))?.absoluteString == "shop://pair?of=a&of=b")
  }
}
