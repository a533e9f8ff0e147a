import Foundation
import Testing

/// The page on the way through the code names files, types and methods that exist.
@Suite struct ArchitectureTests {
  private static let sources = DocumentationTests.root.appendingPathComponent(
    "Sources/Router/StepRouter")

  private static let page = try? String(
    contentsOf: DocumentationTests.root.appendingPathComponent("Docs/Router/Architecture.md"),
    encoding: .utf8)

  /// The names in backquotes in a line, in order.
  private static func names(in line: Substring) -> [String] {
    line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  private static func text(of file: String) -> String? {
    try? String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
  }

  @Test("Every file that the page names exists and declares what the page says")
  func files() throws {
    var checked = 0
    for line in try #require(Self.page).split(separator: "\n") {
      let names = Self.names(in: line)
      let files = names.filter { $0.hasSuffix(".swift") }
      guard !files.isEmpty else { continue }
      let texts = files.compactMap(Self.text(of:))
      #expect(texts.count == files.count, "\(files)")
      for name in names where !files.contains(name) {
        let declarations = [
          "class ", "struct ", "enum ", "protocol ", "extension ", "func ", "var ", "let ",
        ]
        let isDeclared = texts.contains { text in
          name == "init" || declarations.contains { text.contains($0 + name) }
        }
        #expect(isDeclared, "\(name) in \(files)")
        checked += 1
      }
    }
    #expect(checked > 40)
  }

  @Test("The page names every folder of the engine and around it")
  func folders() throws {
    let page = try #require(Self.page)
    let manager = FileManager.default
    let around = try manager.contentsOfDirectory(atPath: Self.sources.path)
    for folder in around where folder != "Engine" && !folder.hasSuffix(".docc") {
      #expect(page.contains("`\(folder)`"))
    }
    let stages = try manager.contentsOfDirectory(
      atPath: Self.sources.appendingPathComponent("Engine").path)
    for stage in stages { #expect(page.contains("Engine/\(stage)")) }
  }
}
