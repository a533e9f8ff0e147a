import Foundation
import StepRouterTesting
import Testing

/// `Docs/Proof/Lint.md` explains the rules.
@Suite struct LintPageTests {
  @Test("The page has each rule, in the order in which findings are told, and no other")
  func rules() throws {
    let page = try String(
      contentsOf: DocumentationTests.root.appendingPathComponent("Docs/Proof/Lint.md"),
      encoding: .utf8)
    let explained = page.matches(of: #/(?m)^\| `([a-z-]+)` \|/#).map { String($0.1) }
    #expect(explained == RouteCatalogue.lintRules)
  }
}
