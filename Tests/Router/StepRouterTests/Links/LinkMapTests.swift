import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// Printing, listing, and the faults of a declaration.
@MainActor @Suite("A map of links", .onDevice)
struct LinkMapTests {
  let shop = LinkShop()

  @Test("A link is printed with the map's first scheme, or with its first host")
  func forms() {
    let links = shop.links
    #expect(links.url(for: shop.product, with: 42)?.absoluteString == "shop://product/42")
    #expect(
      links.url(for: shop.product, with: 42, as: .web)?.absoluteString
        == "https://shop.example/product/42")
    #expect(links.url(for: shop.home, with: nil)?.absoluteString == "shop:///")
    #expect(
      links.url(for: shop.home, with: nil, as: .web)?.absoluteString == "https://shop.example/")
    #expect(
      links.url(for: shop.order, with: OrderRequest(number: 3, tab: "a b&c"))?.absoluteString
        == "shop:///Order/3?tab=a%20b%26c")
    #expect(
      links.url(for: shop.search, with: ("tea", 2, ["a", "b"]))?.absoluteString
        == "shop://search?q=tea&page=2&tag=a&tag=b")
  }

  @Test("Schemes and hosts may be declared in upper case; the first of several is printed")
  func declaredInUpperCase() throws {
    let links = LinkMap(schemes: ["Shop", "store"], hosts: ["Shop.Example", "store.example"]) {
      LinkPattern(shop.product, "product", PathParameter<Int>("id"))
    }
    let printed =
      [links.url(for: shop.product, with: 42, as: .app)]
      + [links.url(for: shop.product, with: 42, as: .web)]
    #expect(
      printed.map { $0?.absoluteString } == [
        "shop://product/42", "https://shop.example/product/42",
      ])
    for text in ["shop://product/7", "STORE://product/7", "https://SHOP.example/product/7"] {
      let url = try #require(URL(string: text))
      #expect(try links.context(for: shop.product, in: url) == 7)
    }
  }

  @Test("A link isn't printed for a screen that isn't in the map, or in a form that the map lacks")
  func unprintable() {
    #expect(shop.links.url(for: shop.secret, with: 1) == nil)
    let web = LinkMap(hosts: ["shop.example"]) { LinkPattern(shop.home, "") }
    #expect(web.url(for: shop.home, with: nil, as: .app) == nil)
    #expect(web.url(for: shop.home, with: nil)?.absoluteString == "https://shop.example/")
    let app = LinkMap(schemes: ["shop"]) { LinkPattern(shop.home, "") }
    #expect(app.url(for: shop.home, with: nil, as: .web) == nil)
    #expect(LinkMap { LinkPattern(shop.home, "") }.url(for: shop.home, with: nil) == nil)
  }

  @Test("A link that's too long to be read again isn't printed")
  func tooLong() {
    let links = LinkMap(schemes: ["shop"], lengthLimit: 20) {
      LinkPattern(shop.account, "account", PathParameter<String>("name"))
    }
    #expect(links.url(for: shop.account, with: "Ada")?.absoluteString == "shop://account/Ada")
    #expect(links.url(for: shop.account, with: "Ada Lovelace") == nil)
  }

  @Test("A screen's link is printed by its first pattern, and read by all of its patterns")
  func several() throws {
    let links = LinkMap(schemes: ["shop"]) {
      LinkPattern(shop.product, "product", PathParameter<Int>("id"))
      LinkPattern(shop.product, "p", PathParameter<Int>("id"))
    }
    let old = try #require(URL(string: "shop://p/42"))
    #expect(try links.context(for: shop.product, in: old) == 42)
    #expect(links.url(for: shop.product, with: 42)?.absoluteString == "shop://product/42")
  }

  @Test("Patterns may depend on a condition", arguments: [true, false])
  func condition(isOn: Bool) {
    let links = LinkMap(schemes: ["shop"]) {
      LinkPattern(shop.home, "")
      if isOn { LinkPattern(shop.product, "product", PathParameter<Int>("id")) }
    }
    #expect(links.patterns == (isOn ? ["/", "product/:id"] : ["/"]))
  }

  @Test("A map lists its patterns")
  func patterns() {
    #expect(
      shop.links.patterns == [
        "/", "product/:id", "search?q=…&page=…&tag=…", "sorted/by/:sorting", "account/:name",
        "user/:id/orders", "Order/:number?tab=…", "device/:id",
      ])
  }

  @Test("All ambiguous and wrong patterns are reported at once, when the map is made")
  func ambiguous() {
    var reported: [LinkFault] = []
    let links = LinkMap(schemes: ["shop"], onFaults: { reported = $0 }) {
      LinkPattern(shop.product, "product", PathParameter<Int>("id"))
      LinkPattern(shop.orders, "product", PathParameter<Int>("number"))
      LinkPattern(shop.account, "product", PathParameter<String>("name"))
      LinkPattern(shop.home, "product/new")
      LinkPattern(shop.home, "product/7")
      LinkPattern(
        shop.secret, "product/:number", PathParameter<Int>("id"), QueryParameter<Int>("id"),
        reading: { id, _ in id }, printing: { ($0, $0) })
    }
    #expect(reported == links.faults)
    let place = "StepRouterTests/LinkMapTests.swift"
    let first = 100
    #expect(
      reported.map(\.description) == [
        "“product/:number” at \(place):\(first + 1) matches some of the same URLs as “product/:id” "
          + "at \(place):\(first): give them different words.",
        "“product/:name” at \(place):\(first + 2) matches some of the same URLs as “product/:id” "
          + "at \(place):\(first): give them different words.",
        "“product/:name” at \(place):\(first + 2) matches some of the same URLs as "
          + "“product/:number” at \(place):\(first + 1): give them different words.",
        "“product/new” at \(place):\(first + 3) matches some of the same URLs as “product/:name” "
          + "at \(place):\(first + 2): give them different words.",
        "“product/7” at \(place):\(first + 4) matches some of the same URLs as “product/:id” "
          + "at \(place):\(first): give them different words.",
        "“product/7” at \(place):\(first + 4) matches some of the same URLs as “product/:number” "
          + "at \(place):\(first + 1): give them different words.",
        "“product/7” at \(place):\(first + 4) matches some of the same URLs as “product/:name” "
          + "at \(place):\(first + 2): give them different words.",
        "“product/:number/:id?id=…” at \(place):\(first + 5) has no PathParameter for “:number”: "
          + "add one, or correct the name.",
        "“product/:number/:id?id=…” at \(place):\(first + 5) has two parameters with one name: "
          + "rename one of them.",
      ])
  }

  @Test("A word that a later pattern's parameter would match is reported as well")
  func ambiguousWord() {
    let links = LinkMap(schemes: ["shop"], onFaults: { _ in }) {
      LinkPattern(shop.home, "product/new", fileID: "Shop/Links.swift", line: 1)
      LinkPattern(
        shop.account, "product", PathParameter<String>("name"), fileID: "Shop/Links.swift", line: 2)
    }
    #expect(
      links.faults.map(\.description) == [
        "“product/:name” at Shop/Links.swift:2 matches some of the same URLs as “product/new” "
          + "at Shop/Links.swift:1: give them different words."
      ])
  }

  @Test(
    "Of two patterns that match, the first wins, and the second doesn't print what the first reads")
  func shadowed() throws {
    let links = LinkMap(schemes: ["shop"], onFaults: { _ in }) {
      LinkPattern(shop.product, "x", PathParameter<Int>("id"))
      LinkPattern(shop.account, "x", PathParameter<String>("name"))
    }
    let url = try #require(URL(string: "shop://x/42"))
    #expect(try links.context(for: shop.product, in: url) == 42)
    #expect(try links.context(for: shop.account, in: url) == nil)
    #expect(links.url(for: shop.account, with: "42") == nil)
    #expect(links.url(for: shop.account, with: "Ada")?.absoluteString == "shop://x/Ada")
  }

  @Test("A pattern whose parameter doesn't fit gives way to one that fits as a whole")
  func fitsAsAWhole() throws {
    let links = LinkMap(schemes: ["shop"], onFaults: { _ in }) {
      LinkPattern(shop.product, "product", PathParameter<Int>("id"))
      LinkPattern(shop.home, "product/new")
      LinkPattern(shop.sorted, "product", PathParameter<Sorting>("sorting"))
    }
    let new = try #require(URL(string: "shop://product/new"))
    #expect(try links.context(for: shop.home, in: new) != nil)
    let sorted = try #require(URL(string: "shop://product/price"))
    #expect(try links.context(for: shop.sorted, in: sorted) == .price)
    let neither = try #require(URL(string: "shop://product/x"))
    #expect(throws: LinkError.badParameter(name: "id", value: "x", expected: "Int")) {
      try links.target(for: neither)
    }
  }

  @Test("A pattern with a matching literal word is nearer than one with a matching parameter")
  func nearestWord() throws {
    let links = LinkMap(schemes: ["shop"]) {
      LinkPattern(shop.account, "cart", PathParameter<String>("name"))
      LinkPattern(screen(Screen.self, Void.self), "card/new")
    }
    let url = try #require(URL(string: "shop://car/new"))
    #expect(throws: LinkError.noMatch(path: "car/new", nearest: "card/new")) {
      try links.target(for: url)
    }
  }

  @Test("Of patterns with an equally different spelling, the nearest is one whose parameters fit")
  func nearestFits() throws {
    let links = LinkMap(schemes: ["shop"]) {
      LinkPattern(shop.product, "a1", PathParameter<Int>("id"))
      LinkPattern(shop.account, "a2", PathParameter<String>("name"))
    }
    let url = try #require(URL(string: "shop://a3/Ada"))
    #expect(throws: LinkError.noMatch(path: "a3/Ada", nearest: "a2/:name")) {
      try links.target(for: url)
    }
  }

  @Test(
    "A path that lacks components is nearest to the pattern that has them, wherever they are",
    arguments: [
      ("orders", "account/orders"), ("account/order", "account/orders"),
      ("acount/orders", "account/orders"), ("settings/7", "account/settings/:id"),
      ("account/my/orders", "account/orders"),
    ])
  func nearestLacks(_ path: String, _ nearest: String) throws {
    let links = LinkMap(schemes: ["shop"]) {
      LinkPattern(shop.home, "")
      LinkPattern(screen(Screen.self, Void.self), "bag")
      LinkPattern(screen(Screen.self, Void.self), "account/orders")
      LinkPattern(shop.product, "account/settings", PathParameter<Int>("id"))
    }
    let url = try #require(URL(string: "shop://\(path)"))
    #expect(throws: LinkError.noMatch(path: path, nearest: NearestPattern(nearest))) {
      try links.target(for: url)
    }
  }

  @Test("If a parameter has only a few values, the error lists them")
  func cases() throws {
    let url = try #require(URL(string: "shop://sorted/by/colour"))
    var told = ""
    do { _ = try shop.links.target(for: url) } catch { told = error.description }
    #expect(told == "The link's “sorting” is “colour”, but “price” or “name” is expected.")
    #expect(Sorting?.linkForm == "“price” or “name” or nothing")
    #expect([Sorting].linkForm == "“price” or “name”, any number of times")
  }

  enum Unit: String, LinkValue { case kelvin = "K" }

  @Test("Letters that Swift treats as equal are different in a URL")
  func exact() throws {
    let links = LinkMap(schemes: ["shop"]) {
      LinkPattern(shop.account, "Kasse/é", QueryParameter<String>("K"))
      LinkPattern(screen(Screen.self, Unit.self), "unit", PathParameter<Unit>("unit"))
    }
    func outcome(_ text: String) throws -> String {
      let url = try #require(URL(string: text))
      do throws(LinkError) {
        return try links.context(for: shop.account, in: url) ?? "another screen"
      } catch {
        return error.description
      }
    }
    let nearest = "; the nearest is “Kasse/é?K=…”."
    #expect(try outcome("shop:///Kasse/%C3%A9?K=1") == "1")
    #expect(
      try outcome("shop:///%E2%84%AAasse/%C3%A9?K=1")
        == "No pattern matches the path “\u{212A}asse/é”" + nearest)
    #expect(
      try outcome("shop:///Kasse/e%CC%81?K=1")
        == "No pattern matches the path “Kasse/e\u{301}”" + nearest)
    #expect(
      try outcome("shop:///Kasse/%C3%A9?%E2%84%AA=1") == "The link lacks “K”: String is expected.")
    #expect(try outcome("shop:///Kasse/%C3%A9?K=1&%E2%84%AA=2") == "1")
    #expect(try outcome("shop://unit/K") == "another screen")
    #expect(
      try outcome("shop://unit/%E2%84%AA")
        == "The link's “unit” is “\u{212A}”, but Unit is expected.")
    #expect(links.url(for: shop.account, with: "x")?.absoluteString == "shop:///Kasse/%C3%A9?K=x")
  }

  @Test("Errors say what is wrong and what would be right")
  func descriptions() {
    let errors: [LinkError] = [
      .tooLong(length: 9000, limit: 8192), .malformed(.authority), .malformed(.encoding),
      .malformed(.dotComponent), .malformed(.slashInComponent), .malformed(.controlCharacter),
      .malformed(.hiddenCharacter),
      .noMatch(path: "prodcut/42", nearest: "product/:id"), .noMatch(path: "x", nearest: nil),
      .badParameter(name: "page", value: "two", expected: Int?.linkForm),
      .badParameter(name: "id", value: nil, expected: Int.linkForm),
      .badParameter(name: "n", value: "a", expected: [Int].linkForm),
    ]
    #expect(
      errors.map(\.description) == [
        "The link has 9000 bytes; the limit is 8192.",
        "The link has a user or a port, which no link of the app has.",
        "The link has percent-encoding that is not UTF-8.",
        "The link has “.” or “..” in its path.",
        "The link has a slash within a component of its path.",
        "The link has a control character.",
        "The link has a hidden character: a byte order mark, a line separator, or a change of "
          + "writing direction.",
        "No pattern matches the path “prodcut/42”; the nearest is “product/:id”.",
        "No pattern matches the path “x”.",
        "The link's “page” is “two”, but Int or nothing is expected.",
        "The link lacks “id”: Int is expected.",
        "The link's “n” is “a”, but Int, any number of times is expected.",
      ])
  }

  @Test("A truth value has an exact spelling, and a list refuses a wrong item")
  func values() {
    #expect(Bool(linkText: "true") == true)
    #expect(Bool(linkText: "yes") == nil)
    #expect(true.linkText == "true")
    #expect([Int](linkTexts: ["1", "x"]) == nil)
    #expect([Int](linkTexts: []) == [])
  }
}
