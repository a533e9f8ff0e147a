#if os(Linux) || os(macOS)
import CompilerRuns
import DeviceTraits
import Foundation
import Testing

/// The Swift in doc comments compiles. `DocComments/Prelude.swift` declares the app that it uses.
@Suite struct DocCommentTests {
  private static let modules = [
    "StepRouter", "StepRouterCoordination", "StepRouterFlows", "StepRouterJournal",
    "StepRouterLinks", "StepRouterState", "StepRouterSwiftUI", "StepRouterSystemScreens",
    "RouteComposerSpelling",
    "StepRouterExplorer", "StepRouterReport", "StepRouterTesting", "StepRouterVerify",
  ]

  private static let prelude = DocumentationTests.root
    .appendingPathComponent("Tests/Documents/DocumentationTests/DocComments/Prelude.swift")

  /// Type-checks the snippets in one run, and returns the compiler's errors.
  private static func complaints(about snippets: [DocSnippet]) async throws -> [String] {
    let imports = (modules + ["PortableSwiftUI", "PortableUIKit", "Testing"]).map { "import \($0)" }
    let sources = snippets.enumerated().map { $1.source(number: $0) }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("doc-comments-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try (imports + sources).joined(separator: "\n").write(
      to: file, atomically: true, encoding: .utf8)
    let run = try await CompilerOutput(
      typechecking: [prelude, file], module: "DocComments", options: ["-suppress-warnings"])
    let errors = run.text.components(separatedBy: "\n").filter { $0.contains(": error: ") }
    return run.exitStatus == 0 || !errors.isEmpty ? errors : [run.text]
  }

  @Test("Every block of Swift in a doc comment compiles")
  func compiles() async throws {
    let snippets = try Self.modules.flatMap {
      try DocSnippet.all(in: DocumentationTests.sources(of: $0))
    }
    #expect(snippets.count > 250)
    let complaints = try await Self.complaints(about: snippets)
    #expect(complaints == [])
  }

  @Test("A block that doesn't compile is reported with its line")
  func wrong() async throws {
    let file = URL(fileURLWithPath: "/Shop/Routes.swift")
    let text = """
      /// A screen.
      ///
      /// ```swift
      /// .using(.push())
      /// .from(NavigationControllerStep())
      /// .using(.nothing())
      /// ```
      struct Screen {}

        /// ```swift
        /// let id: Product.ID = "one"
        /// ```
        let id: Int
      """
    #expect(
      try await Self.complaints(about: DocSnippet.all(in: text, of: file)).map {
        $0.replacing(#/:\d+: error: .*/#, with: "")
      } == ["/Shop/Routes.swift:6", "/Shop/Routes.swift:11"])
  }

  @Test("No block leaves out code")
  func complete() throws {
    for snippet in try Self.modules.flatMap({
      try DocSnippet.all(in: DocumentationTests.sources(of: $0))
    }) {
      for line in snippet.code {
        let isLeftOut = line.prefix { $0 != "/" }.contains("…")
        #expect(!isLeftOut, "\(snippet.file.lastPathComponent): \(line)")
      }
    }
  }

  @Test("Every public type has an example", .exhaustive, arguments: modules)
  func examples(module: String) throws {
    let folder = try DocumentationTests.sources(of: module)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      var comment: [Substring] = []
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line.hasPrefix("///") {
          comment.append(line)
        } else if !line.hasPrefix("@") {
          let type = line.firstMatch(
            of: #/^public (?:final )?(?:struct|class|enum|protocol|typealias) (\w+)/#)
          if let type {
            #expect(comment.contains("/// ```swift"), "\(type.1) has no example")
          }
          comment = []
        }
      }
    }
  }
}
#endif
