import Foundation
import Testing

/// The glossary names types that exist, each word once, and is found from the list of pages.
@Suite struct GlossaryTests {
  private static let docs = DocumentationTests.root.appendingPathComponent("Docs")

  /// The cells of its rows, without the tables' heads.
  private static func rows() throws -> [[String]] {
    let page = try String(
      contentsOf: docs.appendingPathComponent("Glossary.md"), encoding: .utf8)
    return page.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
      .filter { $0.first != "Word" && $0.first?.hasPrefix("---") == false }
  }

  @Test("Every word is explained once")
  func once() throws {
    let words = try Self.rows().compactMap(\.first)
    #expect(words.count > 40)
    #expect(words.sorted() == Set(words).sorted())
  }

  @Test("Every type that the glossary names is public")
  func types() throws {
    let sources = DocumentationTests.root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var declared: Set<String> = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(
        of: #/public (?:final )?(?:class|struct|enum|protocol) (\w+)/#)
      { declared.insert(String(match.1)) }
    }
    var checked = 0
    for row in try Self.rows() where row.count == 3 {
      for match in row[2].matches(of: #/`([A-Z]\w+)/#) {
        #expect(declared.contains(String(match.1)), "\(row[0]): \(match.1)")
        checked += 1
      }
    }
    #expect(checked > 30)
  }

  @Test("The list of pages links to every page, and to the lists of public names")
  func linked() throws {
    let list = try String(
      contentsOf: Self.docs.appendingPathComponent("README.md"), encoding: .utf8)
    for page in DocumentationTests.pages(in: Self.docs) {
      let path = page.path.dropFirst(Self.docs.path.count + 1)
      if path != "README.md" { #expect(list.contains("](\(path))"), "\(path)") }
    }
    #expect(list.contains("](../API)"))
  }
}
