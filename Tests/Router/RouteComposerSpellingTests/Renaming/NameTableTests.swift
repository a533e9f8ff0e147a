#if os(Linux) || os(macOS)
import Foundation
import Testing

/// Compares the table of `Tools/rename-route-composer` with the declarations and the page.
@Suite("The table of names", .enabled(if: RenameTool.isRunnable, "Python 3 is not there"))
struct NameTableTests {
  private struct Row {
    let key: String
    let how: String
    let here: String
  }

  private static let rows = Result {
    try RenameTool.output("--keys").split(separator: "\n").map { line in
      let fields = line.components(separatedBy: "\t")
      return Row(key: fields[0], how: fields[1], here: fields[2])
    }
  }

  private static let declared = Result {
    try DeclaredNames(
      in: RenameTool.package.appendingPathComponent("Sources/Router/RouteComposerSpelling"))
  }

  @Test("The table has exactly the public names of RouteComposerSpelling")
  func complete() throws {
    let declared = try Self.declared.get()
    let keys = Set(try Self.rows.get().map(\.key))
    // A type's row stands for its members, and a type has a row for itself or for each of them.
    let missing = declared.renamed.keys.filter { name in
      let type = String(name.prefix { $0 != "." })
      if declared.types.contains(name), keys.contains(where: { $0.hasPrefix(name + ".") }) {
        return false
      }
      return !keys.contains(name) && !(declared.types.contains(type) && keys.contains(type))
    }
    #expect(missing.sorted() == [])
    #expect(keys.subtracting(declared.renamed.keys).sorted() == [])
    #expect(keys.count > 55)
  }

  @Test("The script renames what the compiler renames, to the same names")
  func sameNames() throws {
    let declared = try Self.declared.get().renamed.compactMapValues { $0 }
    #expect(declared.count >= 9)
    for row in try Self.rows.get() {
      guard let name = declared[row.key] else { continue }
      let base = name.prefix { $0 != "(" }
      #expect(row.how == "renamed", "\(row.key)")
      #expect(base == "init" || row.here.contains("\(base)("), "\(row.key)")
    }
  }

  @Test("Every name that the script renames or reports appears in a sample")
  func tried() throws {
    let folder = RenameTool.samples.appendingPathComponent("Before")
    let text = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    for row in try Self.rows.get() where row.how != "compiler" {
      let words = row.key.components(separatedBy: ".")
      let word = words.last.map { $0.hasPrefix("init") ? words[0] : $0 } ?? ""
      let isIndirect = row.key == "StepAssemblerWithFinder"
      #expect(isIndirect || text.contains(word), "\(row.key)")
    }
  }

  private static let page = Result {
    try String(
      contentsOf: RenameTool.package.appendingPathComponent(
        "Docs/Router/MigratingFromRouteComposer.md"),
      encoding: .utf8)
  }

  @Test("The guide shows the same table")
  func table() throws {
    #expect(try Self.page.get().contains(RenameTool.output("--table")))
  }

  @Test("The script turns the guide's listing before into its listing after")
  func listing() throws {
    let page = try Self.page.get()
    let blocks = page.components(separatedBy: "```").map { $0.drop { $0 != "\n" }.dropFirst() }
    let before = try #require(blocks.first { $0.hasPrefix("import RouteComposer\n") })
    let after = try #require(
      blocks.first { $0.hasPrefix("import RouteComposerSpelling\nimport StepRouter\nimport UIKit") }
    )
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Guide-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try before.write(to: file, atomically: true, encoding: .utf8)
    #expect(
      try RenameTool.output("--write", file.path) == "changed 1 file(s); 0 place(s) to look at\n")
    #expect(try String(contentsOf: file, encoding: .utf8) == after)
  }
}
#endif
