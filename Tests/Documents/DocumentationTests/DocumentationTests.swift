import Foundation
import Testing

/// The Swift in the documents is compiled: each block is also, line by line, in a file of
/// `Snippets`, which belongs to this target, of GettingStartedTests, or of the recipes' tests, in
/// which its names are private, or of the tests in HeadlessApps. Its imports may be elsewhere.
@Suite struct DocumentationTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The sources of a module, in the folder of its part.
  static func sources(of module: String) throws -> URL {
    let parts = root.appendingPathComponent("Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: parts.path)
      .map { parts.appendingPathComponent("\($0)/\(module)") }
    return try #require(folders.first { FileManager.default.fileExists(atPath: $0.path) })
  }

  static var documents: [URL] {
    ["README.md", "AGENTS.md", "CONTRIBUTING.md"].map(root.appendingPathComponent)
      + pages(in: root.appendingPathComponent("Docs")) + frontPages
  }

  /// The front pages of the products, in their catalogues.
  private static var frontPages: [URL] {
    pages(in: root.appendingPathComponent("Sources")).filter { page in
      page.deletingLastPathComponent().lastPathComponent
        == "\(page.deletingPathExtension().lastPathComponent).docc"
    }
  }

  /// The pages in a folder and in the folders inside it.
  static func pages(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "md" }
      .sorted { $0.path < $1.path }
  }

  @Test("Every block of Swift in README.md, AGENTS.md and Docs is compiled", arguments: documents)
  func isCompiled(document: URL) throws {
    let snippets = try Self.snippets()
    for block in Self.blocks(in: try String(contentsOf: document, encoding: .utf8))
    where !Self.isManifest(block) {
      let body = Self.withoutImports(block)
      let isThere = snippets.contains(Self.normalized(body.isEmpty ? block : body))
      #expect(
        isThere,
        "A block of \(document.lastPathComponent) is not in Snippets:\n\(block)")
    }
  }

  @Test("The compiler's messages that the Guide quotes are the library's")
  func messages() throws {
    let guide = try String(
      contentsOf: Self.root.appendingPathComponent("Docs/Router/Guide.md"), encoding: .utf8)
    let table = try #require(guide.components(separatedBy: "| The compiler says | Write |").last)
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") }
    let own = rows.compactMap { $0.split(separator: "|").first }
      .map { $0.trimmingCharacters(in: .whitespaces).replacing("`", with: "'") }
      .filter { !$0.hasPrefix("cannot convert ") && !$0.hasPrefix("requires the types ") }
    #expect(own.count > 15)
    let folder = Self.root.appendingPathComponent("Sources/Router/StepRouter/Chains/Mistakes")
    let messages = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    for message in own { #expect(messages.contains("\"\(message)"), "\(message)") }
  }

  private static func snippets() throws -> String {
    let folders = [
      "Documents/DocumentationTests/Snippets", "Documents/GettingStartedTests",
      "Router/StepRouterTests/Recipes", "Router/StepRouterSwiftUITests/Recipes",
      "HeadlessApps/Tests/HabitsTests",
    ]
    let files = folders.flatMap { folder in
      let folder = root.appendingPathComponent("Tests").appendingPathComponent(folder)
      let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return (paths?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    }
    return try files.map { normalized(try String(contentsOf: $0, encoding: .utf8)) }
      .joined(separator: "\n")
  }

  /// Whether a block belongs in a package's manifest, which GettingStartedTests reads.
  private static func isManifest(_ block: String) -> Bool {
    ["// swift-tools-version", ".package(", ".testTarget("].contains(where: block.hasPrefix)
  }

  private static func withoutImports(_ block: String) -> String {
    let lines = block.split(separator: "\n").drop { line in
      line.hasPrefix("import ") || line.hasPrefix("@testable import ")
    }
    return lines.joined(separator: "\n")
  }

  private static func blocks(in text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  /// The lines without indentation, so that a block may be in a function, and without `private`.
  private static func normalized(_ text: String) -> String {
    text.replacing("private ", with: "").split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
