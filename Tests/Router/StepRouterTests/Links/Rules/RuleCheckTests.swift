import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

@MainActor @Suite("Rules: what they may not do", .onDevice)
struct RuleCheckTests {
  let shop = RuledShop()

  private static func place(_ name: String) -> String {
    "\(#fileID.prefix { $0 != "/" })/RuledShop.swift:\(line(of: name))"
  }

  /// The line on which the support file has this text.
  private static func line(of text: String) -> Int {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("RuledShop.swift")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.components(separatedBy: "\n")
    return 1 + (lines?.firstIndex { $0.contains(text) } ?? -1)
  }

  private func fault(_ rules: String...) -> String {
    errorText {
      let rules = try LinkRules(builtIn: document(1, rules), named: "rules.json")
      _ = try shop.links.ruled(by: rules, web: shop.page)
    }
  }

  @Test("A rule that would get around an interceptor is refused")
  func dropped() {
    let login =
      "the interceptor TestGuard<()> of AccountViewController at "
      + Self.place(".adding(TestGuard<Void>(name: name")
    #expect(
      fault(rule("account/orders", "\"push\"")) == """
        rules.json:2:51: “push” would open “account/orders|purchases” without \(login): the chain at \
        \(Self.place("ClassFactory()).using(.push()).from(.visibleStack)")) needs it on the same step
        """)
    #expect(
      fault(rule("account/orders", "\"web\"")) == """
        rules.json:2:51: “web” would open “account/orders|purchases” without \(login): the chain at \
        \(Self.place("StepAssembly(finder: PageFinder()")) needs it on the same step
        """)
    #expect(fault(rule("account/orders", "\"modal\"")) == "")
    #expect(fault(rule("account/orders", "{ \"refused\": \"no\" }")) == "")
  }

  @Test("An interceptor of the same type that holds something else is another one")
  func otherGuard() {
    #expect(
      fault(rule("account/orders", "\"replace\"")).hasPrefix("rules.json:2:51: “replace” would"))
  }

  @Test("A rule chooses only among the chains that the app declares")
  func undeclared() {
    #expect(
      fault(rule("files/:folders", "\"modal\"")) == """
        rules.json:2:51: “files/[:folders…]” has no chain for “modal”: the app declares “push”, and \
        .modal(…) would add one to the pattern at \(Self.place("LinkPattern(files"))
        """)
  }

  @Test(
    "A chain that isn't what it's declared for is refused",
    arguments: [
      ("push", "has the action “present”: it has to push"),
      ("replace", "has the action “present”: it has to be pushReplacingLast"),
      ("modal", ""),
    ])
  func misused(word: String, reason: String) {
    let chain =
      "the app's chain for “\(word)” at \(Self.place("ClassFactory()).using(.present())"))"
    let expected = reason.isEmpty ? "" : "rules.json:2:40: \(chain) \(reason)"
    #expect(fault(rule("bag", "\"\(word)\"")) == expected)
  }

  @Test("A modal chain that ignores the presentation is refused")
  func ignored() {
    #expect(
      fault(rule("bag", "{ \"modal\": { \"style\": \"pageSheet\" } }")) == """
        rules.json:2:40: the app's chain for “modal” at \
        \(Self.place("ClassFactory()).using(.present())")) doesn't present as the rule says: write \
        .using(.present(presentation))
        """)
  }

  @Test(
    "A pattern that an earlier one covers is refused",
    arguments: [
      ("product/:id", "product/42"), ("product/:id", "product/:id"),
      ("product/42|43", "product/43"), ("archive/:year", "archive"),
      ("files/:folders", "files/a/b"),
      ("account/purchases|orders", "account/orders"),
    ])
  func shadowed(first: String, second: String) {
    #expect(
      fault(rule(first, "{ \"refused\": \"no\" }"), rule(second, "{ \"refused\": \"no\" }")) == """
        rules.json:3:16: “\(second)” never applies, because “\(first)” in line 2 matches the same \
        links first: put it before that, or remove it
        """)
    if first != second {
      #expect(
        fault(rule(second, "{ \"refused\": \"no\" }"), rule(first, "{ \"refused\": \"no\" }")) == ""
      )
    }
  }

  @Test(
    "Properties have the type that the pattern declares",
    arguments: [
      (
        "bag", "{ \"columns\": 2 }",
        "38: “bag” takes no properties: remove them, or add .properties(…) to the pattern at "
      ),
      (
        "product/:id", "{ \"columns\": \"two\" }",
        "59: “columns” is a text, but Int is expected, for the properties of “product/:id”"
      ),
      (
        "product/:id", "{ \"title\": \"Tea\" }",
        "46: there is no “columns”, for the properties of “product/:id”"
      ),
    ])
  func properties(pattern: String, properties: String, reason: String) {
    let text = fault("{ \"patterns\": [\"\(pattern)\"], \"properties\": \(properties) }")
    #expect(text.hasPrefix("rules.json:2:" + reason), "\(text)")
  }

  @Test(
    "A web page has a host of the app's",
    arguments: [
      (
        "https://evil.example/x",
        "the host “evil.example” is none of the app's: write “shop.example”"
      ),
      (
        "http://shop.example/x",
        "“http://shop.example/x” isn't an https URL without a user and a port"
      ),
      (
        "https://a@shop.example/x",
        "“https://a@shop.example/x” isn't an https URL without a user and a port"
      ),
      ("https://:id/x", "“https://:id/x” has a parameter in its host: write the host"),
      (
        "https://shop.example/:name",
        "“:name” isn't a parameter of “product/:id”, which has “:id”"
      ),
      ("https://shop.example/:id", ""),
    ])
  func hosts(url: String, reason: String) {
    let text = fault(rule("product/:id", "{ \"web\": \"\(url)\" }"))
    #expect(text == (reason.isEmpty ? "" : "rules.json:2:48: " + reason))
  }

  @Test("A rule has no web page without the app's screen for one, but more hosts if it gives them")
  func noScreen() throws {
    let web = rule("product/:id", "{ \"web\": \"https://help.example/:id\" }")
    let rules = try LinkRules(builtIn: document(1, [web]), named: "rules.json")
    #expect(
      errorText { _ = try shop.links.ruled(by: rules) }
        == "rules.json:2:48: the app has no screen for web pages: pass one to ruled(by:web:)")
    #expect(
      errorText { _ = try shop.links.ruled(by: rules, web: shop.page) }.contains("help.example"))
    #expect(
      errorText { _ = try shop.links.ruled(by: rules, web: shop.page, hosts: ["Help.example"]) }
        == "")
  }
}
