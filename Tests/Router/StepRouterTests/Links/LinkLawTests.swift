import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

extension SplitMix: RandomNumberGenerator {}

/// The law of links: a link is read back as it was printed.
@MainActor @Suite("Links are read as they're printed", .onDevice)
struct LinkLawTests {
  let shop = LinkShop()

  /// Texts that are difficult to encode, alone and mixed.
  private static let pieces = [
    "a", "Z", "0", " ", "+", "%", "%25", "%2F", "/", "\\", ".", "..", "?", "#", "&", "=", ";", ":",
    "@", "é", "e\u{301}", "日本", "🍵", "\u{202E}", "\u{FEFF}", "'", "\"", "<", ">", "{", "|", "~",
    "-", "_", "K", "\n", "\0", "\u{7F}", "", "\u{80}", "\u{9F}", "\u{A0}", "\u{200D}", "\u{2028}",
    "\u{2067}", "\u{FFFF}", "\u{212A}", "\u{212B}", "ſ", "İ", "ｋ",
  ]

  /// The characters that no link may have.
  private static let refused: Set<Unicode.Scalar> = [
    "\0", "\n", "\u{7F}", "\u{80}", "\u{9F}", "\u{FEFF}", "\u{202E}", "\u{2028}", "\u{2067}",
    "\u{FFFF}",
  ]

  private static func text(_ random: inout SplitMix) -> String {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  private static func isPrintable(_ text: String) -> Bool {
    refused.isDisjoint(with: text.unicodeScalars)
  }

  private static func isComponent(_ text: String) -> Bool {
    isPrintable(text) && !["", ".", ".."].contains(text) && !text.contains("/")
  }

  @Test(
    "Generated contexts are read as they're printed, in both forms",
    arguments: [LinkMap.Form.app, .web])
  func law(form: LinkMap.Form) throws {
    var random = SplitMix(seed: 7)
    let links = shop.links
    for _ in 0..<500 {
      let id = Int(truncatingIfNeeded: random.next())
      let url = try #require(links.url(for: shop.product, with: id, as: form))
      #expect(try links.context(for: shop.product, in: url) == id)
      let orders = try #require(links.url(for: shop.orders, with: id, as: form))
      #expect(try links.context(for: shop.orders, in: orders) == id)

      let name = Self.text(&random)
      let account = links.url(for: shop.account, with: name, as: form)
      #expect((account != nil) == Self.isComponent(name), "\(name.debugDescription)")
      if let account {
        #expect(
          try links.context(for: shop.account, in: account).map { Array($0.utf8) }
            == Array(name.utf8))
      }

      let order = OrderRequest(number: id, tab: Bool.random(using: &random) ? name : nil)
      let orderURL = links.url(for: shop.order, with: order, as: form)
      #expect((orderURL != nil) == (order.tab.map(Self.isPrintable) ?? true))
      if let orderURL {
        #expect(try links.context(for: shop.order, in: orderURL) == order)
      }
    }
  }

  @Test(
    "Optional and repeated items are read as they're printed, in both forms",
    arguments: [LinkMap.Form.app, .web])
  func items(form: LinkMap.Form) throws {
    var random = SplitMix(seed: 11)
    let links = shop.links
    for _ in 0..<1_000 {
      let query = Self.text(&random)
      let page = [nil, 0, 7, -3].randomElement(using: &random) ?? nil
      let tags = (0..<Int.random(in: 0...3, using: &random)).map { _ in Self.text(&random) }
      let url = links.url(for: shop.search, with: (query, page, tags), as: form)
      #expect((url != nil) == ([query] + tags).allSatisfy(Self.isPrintable), "\([query] + tags)")
      guard let url else { continue }
      let found = try links.context(for: shop.search, in: url)
      let read = try #require(found)
      #expect(Array(read.0.utf8) == Array(query.utf8))
      #expect(read.1 == page)
      #expect(read.2 == tags)
    }
  }

  @Test(
    "Enumerations and identifiers are read as they're printed, in both forms",
    arguments: [LinkMap.Form.app, .web])
  func others(form: LinkMap.Form) throws {
    let links = shop.links
    for sorting in Sorting.allCases {
      let url = try #require(links.url(for: shop.sorted, with: sorting, as: form))
      #expect(try links.context(for: shop.sorted, in: url) == sorting)
    }
    let id = UUID()
    let url = try #require(links.url(for: shop.device, with: id, as: form))
    #expect(try links.context(for: shop.device, in: url) == id)
  }

  @Test("A link that's read from any spelling is printed in one spelling")
  func canonical() throws {
    let links = shop.links
    for (text, outcome) in LinkTable.all where outcome == "product 42" {
      let url = try #require(URL(string: text))
      let id = try #require(try links.context(for: shop.product, in: url))
      #expect(links.url(for: shop.product, with: id)?.absoluteString == "shop://product/42")
    }
  }
}
