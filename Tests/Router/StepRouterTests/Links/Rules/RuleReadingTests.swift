import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

@MainActor @Suite("Rules: documents that are refused", .onDevice)
struct RuleReadingTests {
  let shop = RuledShop()

  nonisolated static let malformed: [(String, String)] = [
    ("", "rules.json:1:1: the end of the document is missing"),
    ("{", "rules.json:1:2: a key in quotation marks is expected"),
    ("[]", "rules.json:1:1: a document is a list: write an object in “{ }”"),
    (
      "{ \"version\": 1,\n  \"version\": 2 }",
      "rules.json:2:3: “version” appears twice"
    ),
    ("{ \"version\": 1 } x", "rules.json:1:18: nothing may follow the document"),
    ("{ \"version\": 01 }", "rules.json:1:14: “01” isn't a valid JSON number"),
    ("{ \"ä\": tru }", "rules.json:1:8: a value is expected"),
    ("{ \"a\\x\": 1 }", "rules.json:1:3: the text has an escape that JSON doesn't have"),
    ("{ \"a\n\": 1 }", "rules.json:1:5: a text contains a control character"),
    ("{ \"a\": [1 2] }", "rules.json:1:11: “,” or “]” is expected"),
    ("{ \"a\" 1 }", "rules.json:1:7: “:” is expected behind “a”"),
    (
      "{}",
      """
      rules.json:1:1: the document has no “version”: write a whole number from 1
      rules.json:1:1: the document has no “rules”: write a list in “[ ]”
      """
    ),
    (
      "{ \"version\": 1.5, \"rules\": {}, \"rule\": [] }",
      """
      rules.json:1:14: the version isn't a whole number from 1
      rules.json:1:28: “rules” is an object: write a list in “[ ]”
      rules.json:1:32: a document has no “rule”: write “version” or “rules”
      """
    ),
    (
      "{ \"version\": 0, \"rules\": [] }",
      "rules.json:1:14: the version isn't a whole number from 1"
    ),
  ]

  @Test("A document that isn't well-formed is refused, with line and column", arguments: malformed)
  func malformed(text: String, fault: String) {
    #expect(
      errorText { _ = try LinkRules(builtIn: Data(text.utf8), named: "rules.json") } == fault)
  }

  @Test("Bytes that aren't UTF-8 are refused, and a byte order mark isn't")
  func bytes() throws {
    #expect(
      errorText { _ = try LinkRules(builtIn: Data([0x7B, 0xFF, 0x7D]), named: "rules.json") }
        == "rules.json:1:1: the document is not UTF-8")
    let marked = Data([0xEF, 0xBB, 0xBF]) + document(7, [])
    #expect(try LinkRules(builtIn: marked).version == 7)
    let deep = String(repeating: "[", count: 65)
    #expect(
      errorText { _ = try LinkRules(builtIn: Data(deep.utf8), named: "rules.json") }
        == "rules.json:1:65: more than 64 brackets are open")
  }

  nonisolated static let words: [(String, String)] = [
    ("7", "2:1: a rule is a number: write an object in “{ }”"),
    (
      "{ \"pattern\": \"bag\", \"presentation\": \"push\" }",
      """
      2:1: the rule has no “patterns”: write a list such as ["product/:id"]
      rules.json:2:3: a rule has no “pattern”: write “patterns”, “presentation” or “properties”
      """
    ),
    (
      "{ \"patterns\": [\"bag\"] }",
      "2:1: the rule does nothing: add “presentation” or “properties”"
    ),
    (
      "{ \"patterns\": [], \"presentation\": \"push\" }",
      "2:15: “patterns” isn't a list of texts: write one such as [\"product/:id\"]"
    ),
    (
      "{ \"patterns\": [1], \"presentation\": \"push\" }",
      "2:16: a pattern is a number: write a text such as \"product/:id\""
    ),
    (
      rule("search?q", "\"push\""),
      "2:16: “search?q” has a query: write only the path, a rule applies to every query"
    ),
    (
      rule("bag", "\"modul\""),
      "2:40: there is no presentation “modul”: write “push”, “modal”, “replace”, “refused” or “web”"
    ),
    (
      rule("bag", "{ \"sheet\": {} }"),
      "2:42: there is no presentation “sheet”: write “push”, “modal”, “replace”, “refused” or “web”"
    ),
    (
      rule("bag", "true"),
      "2:40: the presentation is neither a word nor an object with one word: write “push”, "
        + "“modal”, “replace”, “refused” or “web”"
    ),
    (
      rule("bag", "{ \"push\": {} }"),
      "2:42: “push” has no options: write \"presentation\": \"push\""
    ),
    (
      rule("bag", "\"refused\""),
      "2:40: “refused” has no message: write {\"refused\": \"Closed until Monday.\"}"
    ),
    (
      rule("bag", "{ \"refused\": \"\" }"),
      "2:53: “refused” is empty or not a text: write a message for the user"
    ),
    (
      rule("bag", "{ \"modal\": { \"style\": \"popover\", \"hight\": 1 } }"),
      """
      2:62: there is no style “popover”: write “automatic”, “pageSheet”, “formSheet”, “fullScreen” or \
      “overFullScreen”
      rules.json:2:73: “modal” has no “hight”: write “style”, “detents”, “largestUndimmed”, “grabber” \
      or “swipe”
      """
    ),
    (
      rule("bag", "{ \"modal\": { \"style\": \"popover\" } }"),
      "2:62: there is no style “popover”: write “automatic”, “pageSheet”, “formSheet”, "
        + "“fullScreen” or “overFullScreen”"
    ),
    (
      rule("bag", "{ \"modal\": { \"style\": \"fullScreen\", \"detents\": [\"large\"] } }"),
      "2:87: only a sheet has detents: write the style “pageSheet” or none"
    ),
    (
      rule(
        "bag", "{ \"modal\": { \"detents\": [\"small\", 1.5], \"largestUndimmed\": \"large\" } }"),
      """
      2:65: a detent is “medium”, “large” or a share of the height, above 0 and up to 1
      rules.json:2:74: a detent is “medium”, “large” or a share of the height, above 0 and up to 1
      rules.json:2:99: the largest undimmed detent is none of the detents: write one of them
      """
    ),
    (
      rule("bag", "{ \"modal\": { \"grabber\": \"yes\" } }"),
      """
      2:64: “grabber” is a text: write true or false
      rules.json:2:64: a grabber needs detents: add “detents”
      """
    ),
  ]

  @Test("Unknown words and wrong types are refused, with what to write", arguments: words)
  func words(text: String, fault: String) {
    #expect(
      errorText { _ = try LinkRules(builtIn: document(1, [text]), named: "rules.json") }
        == "rules.json:" + fault)
  }

  @Test("All faults are told at once")
  func all() {
    let text = errorText {
      _ = try shop.links(rule("produkt/:id", "\"push\""), rule("product/abc", "\"push\""))
    }
    #expect(
      text == """
        rules.json:2:16: “produkt/:id” matches no link of the app: the nearest is “product/:id”
        rules.json:3:16: “product/abc” matches no link: “abc” stands for “:id” of “product/:id”, \
        which is Int
        """)
  }
}
