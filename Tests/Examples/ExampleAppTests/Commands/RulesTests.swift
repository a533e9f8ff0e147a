import ExampleApp
import Foundation
import Testing

/// The rules for links, in the terminal.
@MainActor @Suite struct RulesTests {
  let terminal = Terminal()
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("rules-\(UUID().uuidString).json").path

  private func write(_ text: String) throws {
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  @Test("The shop's own rules push the product of a printed label in front")
  func builtIn() {
    #expect(
      terminal.app.obey("rules").lines == [
        "Rules of version 1:", "“p/:id” at the shop's own rules:4:20: push",
      ])
  }

  @Test("Another document counts for the next link, and one that's wrong doesn't")
  func replaced() throws {
    defer { try? FileManager.default.removeItem(atPath: file) }
    try write(
      """
      { "version": 2, "rules": [
        { "patterns": ["product/:id", "p/:id"], "presentation": { "modal": { "swipe": false } } },
        { "patterns": ["account/about"], "presentation": { "refused": "Nothing to tell." } } ] }
      """)
    #expect(
      terminal.app.obey("rules \(file)").lines == [
        "Rules of version 2:", "“product/:id” at \(file):2:18: modal",
        "“p/:id” at \(file):2:33: modal",
        "“account/about” at \(file):3:18: refused",
      ])
    #expect(
      terminal.app.obey("open shop://product/42").lines == [
        "ProductViewController was shown: built ProductViewController and UINavigationController."
      ])
    let refusal = terminal.app.obey("open shop://account/about").problem ?? ""
    #expect(refusal.contains("Nothing to tell."))
    try write(
      """
      { "version": 3, "rules": [{ "patterns": ["bag"], "presentation": "push" }] }
      """)
    let problem = terminal.app.obey("rules \(file)").problem ?? ""
    #expect(problem.hasPrefix("\(file):1:66: “bag” has no chain for “push”: the app declares no "))
    #expect(terminal.app.obey("rules").lines.first == "Rules of version 2:")
  }
}
