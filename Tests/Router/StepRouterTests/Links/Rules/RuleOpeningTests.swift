import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

@MainActor @Suite("Rules: what they do with a link", .onDevice)
struct RuleOpeningTests {
  let shop = RuledShop()

  private func end(_ text: String, _ links: LinkMap, on stage: Stage) throws -> String {
    var ends: [String] = []
    let url = try #require(URL(string: text))
    let error = errorText {
      try stage.router.open(url, using: links) { result in
        switch result {
        case .success(let outcome): ends.append(outcome.kind.rawValue)
        case .failure(let error): ends.append("\(error)")
        }
      }
    }
    stage.device.runUntilIdle()
    return ends.first ?? error
  }

  @Test(
    "Each presentation shows the screen as the app declares it",
    arguments: [
      (
        "\"push\"",
        """
        UINavigationController [visible]
          HomeViewController
          ProductViewController "Product 42" [visible]
        """
      ),
      (
        "\"replace\"",
        """
        UINavigationController [visible]
          ProductViewController "Product 42" [visible]
        """
      ),
      (
        "\"modal\"",
        """
        UINavigationController
          HomeViewController
        presents formSheet:
          ProductViewController "Product 42" [visible]
        """
      ),
      (
        "{ \"web\": \"https://shop.example/offers/:id?from=:id\" }",
        """
        UINavigationController
          HomeViewController
        presents fullScreen:
          PageViewController "https://shop.example/offers/42?from=42" [visible]
        """
      ),
      (
        "\"web\"",
        """
        UINavigationController
          HomeViewController
        presents fullScreen:
          PageViewController "https://shop.example/product/42" [visible]
        """
      ),
    ])
  func presentations(word: String, tree: String) throws {
    let stage = Stage(root: stack(HomeViewController()))
    let links = try shop.links(rule("product/:id", word))
    #expect(try end("shop://product/42", links, on: stage) == "built")
    #expect(stage.tree == tree)
    // Other links open as declared.
    let other = Stage(root: stack(HomeViewController()))
    #expect(try end("shop://p/7", links, on: other) == "built")
    #expect(
      other.tree == """
        UINavigationController
          HomeViewController
        presents formSheet:
          UINavigationController [visible]
            ProductViewController "Product 7" [visible]
        """)
  }

  @Test("A modal rule sets the style, the detents, the grabber and the swipe")
  func sheet() throws {
    let stage = Stage(root: stack(HomeViewController()))
    let links = try shop.links(
      rule(
        "product/:id",
        """
        { "modal": { "style": "formSheet", "detents": ["medium", 0.75, "large"],
          "largestUndimmed": "medium", "grabber": true, "swipe": false } }
        """))
    #expect(try end("shop://product/42", links, on: stage) == "built")
    let screen = try #require(stage.window.rootViewController?.presentedViewController)
    let sheet = try #require(screen.sheetPresentationController)
    #expect(screen.modalPresentationStyle == .formSheet)
    #expect(screen.isModalInPresentation)
    #expect(
      sheet.detents.map(\.identifier.rawValue) == [
        "com.apple.UIKit.medium", "share 0.75", "com.apple.UIKit.large",
      ])
    #expect(sheet.largestUndimmedDetentIdentifier == .medium)
    #expect(sheet.prefersGrabberVisible)
  }

  @Test("A refused link moves nothing, and tells the message")
  func refused() throws {
    let stage = Stage(root: stack(HomeViewController()))
    let before = stage.tree
    let links = try shop.links(rule("product/:id", "{ \"refused\": \"Back on Monday.\" }"))
    #expect(
      try end("shop://product/42", links, on: stage) == "A rule refuses the link: “Back on Monday.”"
    )
    #expect(stage.tree == before)
    // The map still knows the link.
    #expect(links.url(for: shop.product, with: 42)?.absoluteString == "shop://product/42")
  }

  @Test("A rule's chain asks the interceptors of the link", arguments: [true, false])
  func guarded(passes: Bool) throws {
    var shop = shop
    shop.answer = passes ? .pass : .fail
    let stage = Stage(root: stack(HomeViewController()))
    let links = try shop.links(rule("account/orders", "\"modal\""))
    let end = try end("shop://account/orders", links, on: stage)
    #expect(end.hasPrefix(passes ? "built" : "The interceptor TestGuard<()>"))
    #expect(shop.journal.lines.filter { $0 == "guard login" }.count == 1)
    #expect(stage.tree.contains("AccountViewController") == passes)
  }

  @Test("A rule with properties alone opens the link as declared, and gives it the properties")
  func properties() throws {
    let stage = Stage(root: stack(HomeViewController()))
    let links = try shop.links(
      "{ \"patterns\": [\"product/42\"], \"properties\": { \"columns\": 2 } }")
    let url = try #require(URL(string: "shop://product/42"))
    let other = try #require(URL(string: "shop://product/7"))
    #expect(try end("shop://product/42", links, on: stage) == "built")
    #expect(stage.tree.contains("presents formSheet:\n  UINavigationController"))
    #expect(try links.properties(ProductLook.self, for: url) == ProductLook(columns: 2))
    #expect(try links.properties(String.self, for: url) == nil)
    #expect(try links.properties(ProductLook.self, for: other) == nil)
    #expect(try shop.links.properties(ProductLook.self, for: url) == nil)
    #expect(
      try links.rule(for: url)?.description == "“product/42” at rules.json:2:16: as declared")
  }

  nonisolated static let scopes: [(pattern: String, url: String, applies: Bool)] = [
    ("product/:id", "shop://product/42", true),
    ("product/:id", "shop://p/42", false),
    ("p/:id", "https://shop.example/p/42", true),
    ("product/42|43", "shop://product/43", true),
    ("product/42|43", "shop://product/44", false),
    ("account/orders", "shop://account/orders", true),
    ("account/orders", "shop://account/purchases", false),
    ("account/orders|purchases", "shop://account/purchases", true),
    ("archive", "shop://archive", true),
    ("archive", "shop://archive/2026", false),
    ("archive/:year", "shop://archive", true),
    ("archive/:year", "shop://archive/2026", true),
    ("archive/2026", "shop://archive/2026", true),
    ("archive/2026", "shop://archive", false),
    ("files", "shop://files", true),
    ("files", "shop://files/a", false),
    ("files/a/b", "shop://files/a/b", true),
    ("files/a/b", "shop://files/a", false),
    ("files/a/b", "shop://files/a%2Eb", false),
    ("files/:folders", "shop://files/a/b/c", true),
    ("/files/:folders/", "shop://files", true),
    ("files/[:folders…]", "shop://files/a", true),
    ("archive/[:year]", "shop://archive/2026", true),
  ]

  @Test("A rule counts for the URLs that its pattern matches", arguments: scopes)
  func scope(pattern: String, url: String, applies: Bool) throws {
    let links = try shop.links(rule(pattern, "{ \"refused\": \"no\" }"))
    let url = try #require(URL(string: url))
    #expect((try links.rule(for: url) != nil) == applies)
    #expect(errorText { _ = try links.target(for: url) }.isEmpty != applies)
  }

  @Test("The first rule of the document counts, and a narrow one may come before a wide one")
  func order() throws {
    let links = try shop.links(
      rule("product/42", "\"push\""), rule("product/:id", "{ \"refused\": \"no\" }"))
    let words = try ["42", "43"].map { id in
      try links.rule(for: #require(URL(string: "shop://product/\(id)")))?.description
    }
    #expect(
      words == [
        "“product/42” at rules.json:2:16: push", "“product/:id” at rules.json:3:16: refused",
      ])
  }
}
