import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// Each form of a pattern with URLs that have it, and with some that don't.
@MainActor @Suite("Forms of links", .onDevice)
struct FormTableTests {
  let shop = FormShop()

  nonisolated static let components = [
    ("shop://archive", "archive - -"),
    ("shop://archive/2026", "archive 2026 -"),
    ("shop://archive/2026/11/", "archive 2026 11"),
    ("shop://archive/x", "The link's “year” is “x”, but Int or nothing is expected."),
    (
      "shop://archive/1/2/3",
      "No pattern matches the path “archive/1/2/3”; the nearest is “archive/[:year]/[:month]”."
    ),
    (
      "shop://archive//11",
      "No pattern matches the path “archive//11”; the nearest is “archive/[:year]/[:month]”."
    ),
    ("shop://files/a", #"folder ["a"]"#),
    ("shop://files/a/b/c", #"folder ["a", "b", "c"]"#),
    ("shop://files", "The link lacks “folders”: String, 1 to 3 times is expected."),
    (
      "shop://files/a/b/c/d",
      "The link's “folders” is “a, b, c, d”, but String, 1 to 3 times is expected."
    ),
    (
      "shop://files/a//b",
      "No pattern matches the path “files/a//b”; the nearest is “files/:folders…”."
    ),
    ("shop://docs", "page - []"),
    ("shop://docs/a/b", #"page - ["a", "b"]"#),
    ("shop://en/docs", "page en []"),
    ("shop://de/docs/docs/docs", #"page de ["docs", "docs"]"#),
    (
      "shop://fr/docs/a",
      "The link's “language” is “fr”, but “en” or “de” or nothing is expected."
    ),
    ("shop://notes/7/edit", "edited 7 []"),
    ("shop://notes/7/edit/edit", #"edited 7 ["edit"]"#),
    ("shop://notes/7/a/b/edit", #"edited 7 ["a", "b"]"#),
    ("shop://account/orders", "orders"),
    ("shop://account/purchases", "orders"),
    (
      "shop://account/orders%7Cpurchases",
      "No pattern matches the path “account/orders|purchases”; the nearest is "
        + "“//:account/message/:id”."
    ),
  ]

  nonisolated static let lists = [
    ("shop://compare", "compare [] []"),
    ("shop://compare?ids=1", "compare [1] []"),
    ("shop://compare?ids=1,2,3&tags=a;b", #"compare [1, 2, 3] ["a", "b"]"#),
    ("shop://compare?ids=1&ids=2,3", "compare [1, 2, 3] []"),
    (
      "shop://compare?ids=1%2C2",
      "The link's “ids” is “1,2”, but Int, any number of times is expected."
    ),
    ("shop://compare?ids=", "The link's “ids” is “”, but Int, any number of times is expected."),
    ("shop://compare?tags=a%3Bb;c,d", #"compare [] ["a;b", "c,d"]"#),
    ("shop://compare?tags=;", #"compare [] ["", ""]"#),
    ("shop://compare?tags=a%2Bb+c", #"compare [] ["a+b+c"]"#),
  ]

  nonisolated static let hosts = [
    ("shop://work/inbox", "mail of work: inbox"),
    ("shop://WORK/inbox", "mail of work: inbox"),
    ("shop:///work/inbox", "mail of work: inbox"),
    ("shop://work/message/7", "mail of work: message(7)"),
    ("https://work.shop.example/inbox", "mail of work: inbox"),
    ("https://Work.Shop.Example:443/inbox", "mail of work: inbox"),
    ("https://work.shop.example/message/7", "mail of work: message(7)"),
    (
      "https://shop.example/work/inbox",
      "No pattern matches the path “work/inbox”; the nearest is “//:account/inbox”."
    ),
    (
      "https://work.shop.example/archive",
      "No pattern matches the path “work/archive”; the nearest is “//:account/message/:id”."
    ),
    ("https://a.work.shop.example/inbox", "not ours"),
    ("https://.shop.example/inbox", "not ours"),
    ("https://-work.shop.example/inbox", "not ours"),
    ("https://w%C3%B6rk.shop.example/inbox", "not ours"),
    ("https://work.shop.example.evil.com/inbox", "not ours"),
    ("https://workshop.example/inbox", "not ours"),
    ("https://*.shop.example/inbox", "not ours"),
  ]

  nonisolated static let others = [
    ("shop://product/42", "product 42"),
    ("shop://p/42", "product 42"),
    ("shop://item.php?number=42", "product 42"),
    ("shop://offer?name=tea", "product 3"),
    ("shop://item.php", "The link lacks “number”: Int is expected."),
    ("shop://p/x", "The link's “id” is “x”, but Int is expected."),
  ]

  @Test("A URL is read in each form", arguments: components + lists + hosts + others)
  func outcome(_ url: String, outcome: String) {
    #expect(shop.outcome(of: url) == outcome)
  }

  @Test("The declaration has no faults, and lists every form")
  func declared() {
    #expect(shop.links.faults == [])
    #expect(
      shop.links.declared.map { $0.pattern + ($0.isPrinted ? "" : " (only read)") } == [
        "archive/[:year]/[:month]", "files/:folders…", "[:language]/docs/[:path…]",
        "notes/:id/[:sections…]/edit", "compare?ids=…&tags=…", "//:account/inbox",
        "//:account/message/:id", "product/:id", "p/:id (only read)",
        "item.php?number=… (only read)", "offer?name=… (only read)", "account/orders|purchases",
      ])
  }

  @Test("Each form is printed as it's read")
  func printed() {
    let links = shop.links
    let urls = [
      links.url(for: shop.archive, with: (nil, nil)),
      links.url(for: shop.archive, with: (2026, 11)),
      links.url(for: shop.folder, with: ["a b", "ü", "c,d"]),
      links.url(for: shop.page, with: (.de, ["docs"])),
      links.url(for: shop.page, with: (nil, [])),
      links.url(for: shop.edited, with: (7, ["edit"])),
      links.url(for: shop.compare, with: ([1, 2], ["a;b", "c"])),
      links.url(for: shop.compare, with: ([], [""])),
      links.url(for: shop.mailbox, with: ("work", .inbox)),
      links.url(for: shop.mailbox, with: ("work", .message(7))),
      links.url(for: shop.mailbox, with: ("work", .message(7)), as: .web),
      links.url(for: shop.mailbox, with: ("a.b_c", .inbox)),
      links.url(for: shop.product, with: 42, as: .web),
      links.url(for: shop.orders, with: ()),
    ]
    #expect(
      urls.map { $0?.absoluteString } == [
        "shop://archive", "shop://archive/2026/11", "shop://files/a%20b/%C3%BC/c%2Cd",
        "shop:///de/docs/docs", "shop:///docs", "shop://notes/7/edit/edit",
        "shop://compare?ids=1,2&tags=a%3Bb;c", "shop://compare?tags=", "shop://work/inbox",
        "shop://work/message/7", "https://work.shop.example/message/7", "shop://a.b_c/inbox",
        "https://shop.example/product/42", "shop://account/orders",
      ])
  }

  @Test("A context that wouldn't be read back isn't printed")
  func unprintable() {
    let links = shop.links
    let urls = [
      links.url(for: shop.archive, with: (nil, 11)),
      links.url(for: shop.folder, with: []),
      links.url(for: shop.folder, with: ["a", "b", "c", "d"]),
      links.url(for: shop.folder, with: ["a", ""]),
      links.url(for: shop.folder, with: ["a/b"]),
      links.url(for: shop.folder, with: [".."]),
      links.url(for: shop.mailbox, with: ("Work", .inbox)),
      links.url(for: shop.mailbox, with: ("wörk", .inbox)),
      links.url(for: shop.mailbox, with: ("", .inbox)),
      links.url(for: shop.mailbox, with: ("..", .inbox)),
      links.url(for: shop.mailbox, with: ("a.b", .inbox), as: .web),
    ]
    #expect(urls == Array(repeating: nil, count: urls.count))
  }

  @Test("A URL of any form has one canonical URL, with its own scheme or host")
  func canonical() throws {
    let links = shop.links
    let urls = [
      ("shop://p/42", "shop://product/42"),
      ("https://shop.example/item.php?number=42&x=1#top", "https://shop.example/product/42"),
      ("SHOP://account/purchases/", "shop://account/orders"),
      ("shop://WORK/inbox", "shop://work/inbox"),
      ("http://work.shop.example/inbox", "https://work.shop.example/inbox"),
      ("shop://compare?tags=a&ids=1&ids=2", "shop://compare?ids=1,2&tags=a"),
      ("shop://archive/%32026", "shop://archive/2026"),
    ]
    for (text, canonical) in urls {
      let url = try #require(URL(string: text))
      #expect(try links.canonicalURL(for: url)?.absoluteString == canonical)
    }
    // A path has upper case, and a host has none.
    let upper = try #require(URL(string: "shop:///WORK/inbox"))
    #expect(try links.canonicalURL(for: upper) == nil)
    let app = try #require(URL(string: "shop://p/42"))
    #expect(
      try links.canonicalURL(for: app, as: .web)?.absoluteString
        == "https://shop.example/product/42")
    let foreign = try #require(URL(string: "https://example.org/p/42"))
    #expect(try links.canonicalURL(for: foreign) == nil)
    let wrong = try #require(URL(string: "shop://p/x"))
    #expect(throws: LinkError.badParameter(name: "id", value: "x", expected: "Int")) {
      try links.canonicalURL(for: wrong)
    }
  }

  @Test("A catch-all takes what no other pattern matches")
  func catchAll() throws {
    let links = LinkMap(schemes: ["shop"], hosts: ["shop.example"]) {
      LinkPattern(shop.folder, "", PathParameter<[String]>("path"))
      LinkPattern(shop.product, "product", PathParameter<Int>("id"))
      LinkPattern(
        shop.edited, "docs/:id/:path", PathParameter<Int>("id"),
        PathParameter<[String]>("path"))
      LinkPattern(
        shop.page, ":path/:language", PathParameter<[String]>("path"),
        PathParameter<Language>("language"), reading: { ($1, $0) },
        printingCase: { page in page.0.map { (page.1, $0) } })
    }
    #expect(links.faults == [])
    let outcomes = try ["", "product/7", "product/x", "docs/7/a/en", "docs/x/en", "docs/x"].map {
      let url = try #require(URL(string: "https://shop.example/\($0)"))
      if let path = try links.context(for: shop.folder, in: url) { return "path \(path)" }
      if let id = try links.context(for: shop.product, in: url) { return "product \(id)" }
      if let (id, path) = try links.context(for: shop.edited, in: url) { return "\(id) \(path)" }
      let page = try #require(try links.context(for: shop.page, in: url))
      return "\(page.1) in \(page.0?.rawValue ?? "none")"
    }
    #expect(
      outcomes == [
        "path []", "product 7", #"path ["product", "x"]"#, #"7 ["a", "en"]"#,
        #"["docs", "x"] in en"#, #"path ["docs", "x"]"#,
      ])
    #expect(links.url(for: shop.folder, with: ["product", "7"]) == nil)
    #expect(
      links.url(for: shop.folder, with: ["a", "b"])?.absoluteString == "shop:///a/b")
  }

  @Test("Patterns may depend on a condition with two sides, and come from a loop")
  func builder() {
    func patterns(isNew: Bool) -> [String] {
      LinkMap(schemes: ["shop"]) {
        if isNew { LinkPattern(shop.orders, "new") } else { LinkPattern(shop.orders, "old") }
        for word in ["a", "b"] { LinkPattern(shop.product, word, PathParameter<Int>("id")) }
      }.patterns
    }
    #expect(patterns(isNew: true) == ["new", "a/:id", "b/:id"])
    #expect(patterns(isNew: false) == ["old", "a/:id", "b/:id"])
  }

  @Test("A late pattern converts its parameters, and its step is made when a link needs it")
  func late() throws {
    var made = 0
    func step() -> DestinationStep<LoginViewController, Int> {
      made += 1
      return shop.product
    }
    let links = LinkMap(schemes: ["shop"]) {
      LinkPattern(
        late: step(), "product", PathParameter<Int>("half"), reading: { $0 * 2 },
        printing: { $0 / 2 }
      ).alias("p")
    }
    #expect(made == 0)
    let url = try #require(URL(string: "shop://p/21"))
    #expect(try links.context(for: shop.product, in: url) == 42)
    #expect(links.url(for: shop.product, with: 42)?.absoluteString == "shop://product/21")
    #expect(made == 1)
  }
}
