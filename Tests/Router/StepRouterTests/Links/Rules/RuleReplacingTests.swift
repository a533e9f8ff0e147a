import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

@MainActor @Suite("Rules: a newer document", .onDevice)
struct RuleReplacingTests {
  let shop = RuledShop()
  nonisolated private static let signature = Data("signed".utf8)
  nonisolated private static let push = document(2, [rule("product/:id", "\"push\"")])
  nonisolated private static let refused = document(
    3, [rule("product/:id", "{ \"refused\": \"no\" }")])

  private let url = URL(fileURLWithPath: "/product/42")

  private func rules(
    storedAt file: URL? = nil, _ problems: Problems = Problems()
  ) throws -> LinkRules {
    try LinkRules(
      builtIn: document(1, []), storedAt: file, verify: { $1 == Self.signature },
      onProblem: { problems.lines.append("\($0)") })
  }

  /// What the rules couldn't do.
  @MainActor final class Problems { var lines: [String] = [] }

  @MainActor private final class Gate { var isOpen = true }

  private func words(_ rules: LinkRules, _ links: LinkMap) throws -> String {
    let url = try #require(URL(string: "shop://product/42"))
    let rule = try links.rule(for: url)
    return "\(rules.version) \(rules.origin) \(rule.map { "\($0)" } ?? "none")"
  }

  @Test("A newer document counts from the next link on, in every copy of every map")
  func newer() throws {
    let rules = try rules()
    let links = try shop.links.ruled(by: rules)
    let other = try RuledShop().links.ruled(by: rules)
    #expect(try words(rules, links) == "1 builtIn none")
    #expect(try rules.replace(with: Self.push, signature: Self.signature, named: "next.json"))
    let pushed = "2 received “product/:id” at next.json:2:16: push"
    #expect(try words(rules, links) == pushed)
    #expect(try words(rules, other) == pushed)
    // The same version is no news.
    #expect(try !rules.replace(with: Self.push, signature: Self.signature))
  }

  @Test(
    "A document that is older, unsigned or wrong changes nothing",
    arguments: [
      (
        document(1, []), signature,
        "next.json has version 1, but version 2 is in effect: raise its version."
      ),
      (
        refused, Data(),
        "The signature of next.json is not the app's: sign the document again, or give LinkRules a "
          + "“verify” that accepts it."
      ),
      (
        document(9, [rule("product/:id", "\"modul\"")]), signature,
        "next.json:2:48: there is no presentation “modul”: write “push”, “modal”, “replace”, "
          + "“refused” or “web”"
      ),
      (
        document(9, [rule("produkt", "\"push\"")]), signature,
        "next.json:2:16: “produkt” matches no link of the app: the nearest is “product/:id”"
      ),
    ])
  func refused(json: Data, signature: Data, reason: String) throws {
    let rules = try rules()
    let links = try shop.links.ruled(by: rules)
    try rules.replace(with: Self.push, signature: Self.signature, named: "next.json")
    let before = try words(rules, links)
    #expect(
      errorText { try rules.replace(with: json, signature: signature, named: "next.json") }
        == reason)
    #expect(try words(rules, links) == before)
  }

  @Test("If a document doesn't fit one of the maps, it counts in none")
  func allOrNone() throws {
    let rules = try rules()
    let links = try shop.links.ruled(by: rules)
    let bare = try LinkMap(schemes: ["shop"]) {
      LinkPattern(shop.product, "product", PathParameter<Int>("id"))
    }.ruled(by: rules)
    #expect(
      errorText { try rules.replace(with: Self.push, signature: Self.signature) }
        .hasPrefix("rules:2:48: “product/:id” has no chain for “push”: the app declares no "))
    #expect(try words(rules, links) == "1 builtIn none")
    #expect(try words(rules, bare) == "1 builtIn none")
    #expect(try rules.replace(with: Self.refused, signature: Self.signature))
    #expect(try words(rules, bare).hasPrefix("3 received"))
  }

  @Test("Rules don't keep a map")
  func maps() throws {
    let rules = try rules()
    var bare: LinkMap? = try LinkMap(schemes: ["shop"]) {
      LinkPattern(shop.product, "product", PathParameter<Int>("id"))
    }.ruled(by: rules)
    #expect(bare?.patterns == ["product/:id"])
    bare = nil
    // Nothing has to fit a map that is gone.
    #expect(try rules.replace(with: Self.push, signature: Self.signature))
  }

  @Test("No other document counts unless the app verifies it")
  func unverified() throws {
    let rules = try LinkRules(builtIn: document(1, []))
    #expect(
      errorText { try rules.replace(with: Self.push, signature: Self.signature) }
        .hasPrefix("The signature of rules is not the app's"))
  }

  @Test("A navigation under way goes on as it began, and a link that still waits does not")
  func underWay() throws {
    let held = Held()
    var shop = shop
    shop.answer = .hold(held)
    let rules = try rules()
    let links = try shop.links.ruled(by: rules)
    let stage = Stage(root: stack(HomeViewController()))
    let gate = Gate()
    var failures: [String] = []
    let inbox = LinkInbox(
      links, router: stage.router, policy: .inOrder,
      windowProvider: CustomWindowProvider { [window = stage.window] in window },
      until: { gate.isOpen }, onFailure: { failures.append("\($1)") })
    let url = try #require(URL(string: "shop://account/orders"))
    let other = try #require(URL(string: "shop://product/42"))
    #expect(inbox.receive(url))
    stage.device.runUntilIdle()
    gate.isOpen = false
    #expect(inbox.receive(other))
    let next = document(
      2, [rule("account/orders", "{ \"refused\": \"no\" }"), rule("product/:id", "\"push\"")])
    #expect(try rules.replace(with: next, signature: Self.signature))
    held.answer(.success)
    stage.device.runUntilIdle()
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          AccountViewController [visible]
        """)
    gate.isOpen = true
    inbox.openHeld()
    stage.device.runUntilIdle()
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          AccountViewController
          ProductViewController "Product 42" [visible]
        """)
    inbox.receive(url)
    #expect(failures == ["A rule refuses the link: “no”"])
  }

  @Test("The rules know which of them have applied")
  func applied() throws {
    let rules = try LinkRules(
      builtIn: document(
        1, [rule("product/42", "\"push\""), rule("product/:id", "{ \"refused\": \"no\" }")]))
    let links = try shop.links.ruled(by: rules)
    let url = try #require(URL(string: "shop://product/42"))
    _ = try links.rule(for: url)
    #expect(rules.applied == [])
    _ = try links.target(for: url)
    #expect(rules.applied.map(\.pattern) == ["product/42"])
    #expect(rules.all.map(\.pattern) == ["product/42", "product/:id"])
  }
}
