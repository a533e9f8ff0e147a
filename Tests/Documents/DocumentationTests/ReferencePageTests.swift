import Foundation
import StepRouterExplorer
import Testing

/// `Docs/Proof/ExplorerReference.md` lists the rules of the lint, and the kinds of faults.
@Suite struct ReferencePageTests {
  /// The first column of the table in a section.
  private static func listed(in title: String) throws -> [String] {
    let page = DocumentationTests.root.appending(path: "Docs/Proof/ExplorerReference.md")
    let sections = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix("\(title)\n") })
    return section.matches(of: #/(?m)^\| `([\w-]+)` \|/#).map { String($0.1) }
  }

  @Test("The page lists exactly the rules of the lint, in the order of the findings")
  func rules() throws {
    #expect(try Self.listed(in: "Lint rules") == RouteCatalogue.lintRules)
  }

  @Test("The page lists exactly the kinds of faults, in the order of their declaration")
  func faults() throws {
    let kinds = Exploration.Problem.Kind.allCases.map(\.rawValue)
    #expect(try Self.listed(in: "Faults") == kinds)
  }
}
