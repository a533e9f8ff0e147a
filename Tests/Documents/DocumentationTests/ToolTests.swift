#if os(Linux) || os(macOS)
import Foundation
import Testing

/// The tools that make releases and tables, run on inputs of these tests.
@Suite struct ToolTests {
  private struct Run {
    let status: Int32
    let output: String
    let problem: String

    /// Runs a tool of the package with a file of this text behind the other arguments.
    init(_ tool: String, _ arguments: [String] = [], on text: String) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "tool-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = ["input", "output", "problem"].map { folder.appending(path: $0) }
      try Data(text.utf8).write(to: files[0])
      for file in files[1...] { try Data().write(to: file) }
      let process = Process()
      process.executableURL = DocumentationTests.root.appending(path: "Tools/\(tool)")
      process.arguments = arguments + [files[0].path]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: files[1])
      process.standardError = try FileHandle(forWritingTo: files[2])
      try process.run()
      process.waitUntilExit()
      status = process.terminationStatus
      output = try String(contentsOf: files[1], encoding: .utf8)
      problem = try String(contentsOf: files[2], encoding: .utf8)
    }
  }

  private static let changelog = """
    # Changelog

    ## [Unreleased]

    - Not yet.

    ## [1.2.3] - 2026-01-31

    ### Added

    - This.

    ## [1.2.2] - 2026-01-30

    - That.

    ## [1.2.1]

    - Undated.

    ## [1.2.0] - 2026-01-01

    [1.2.3]: https://shop.example

    """

  @Test("A release's notes are its section of the changelog", arguments: ["1.2.3", "v1.2.3"])
  func notes(version: String) throws {
    let run = try Run("release-notes", [version], on: Self.changelog)
    #expect(run.output == "### Added\n\n- This.\n")
    #expect(run.status == 0)
  }

  @Test(
    "A version that can't be released is refused with advice on what to write",
    arguments: [
      ("1.2", "“1.2” is no version: write one as 1.2.3 or 1.2.3-beta.1."),
      ("", "“” is no version"), ("01.2.3", "“01.2.3” is no version"),
      ("2.0.0", "has no section “## [2.0.0] - YYYY-MM-DD”"),
      ("1.2.1", "the section “## [1.2.1]” has no date"),
      ("1.2.0", "the section “## [1.2.0] - 2026-01-01” of"),
    ])
  func refusal(version: String, problem: String) throws {
    let run = try Run("release-notes", [version], on: Self.changelog)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.problem.contains(problem), "\(run.problem)")
  }

  @Test("A changelog that doesn't begin with the unreleased changes is refused")
  func order() throws {
    let changelog = Self.changelog.replacing("## [Unreleased]\n\n- Not yet.\n\n", with: "")
    let run = try Run("release-notes", ["1.2.3"], on: changelog)
    #expect(run.status == 1)
    #expect(run.problem.contains("the first section of"))
  }

  @Test("A table lists where the simulator differs, in the order of the rules")
  func differences() throws {
    let run = try Run(
      "conformance-differences",
      on: """
        {"testNodes": [{"nodeType": "Test Plan", "children": [
          {"nodeType": "Test Case", "name": "Rule 90: Known", "result": "Failed", "children": [
            {"nodeType": "Failure Message", "name": "Expectation failed: a | b"}]},
          {"nodeType": "Test Case", "name": "Rule 4: Other", "result": "Failed", "children": [
            {"nodeType": "Arguments", "name": "1", "children": [
              {"nodeType": "Failure Message", "name": "First"}]},
            {"nodeType": "Failure Message", "name": "Second"}]},
          {"nodeType": "Test Case", "name": "M1: Held", "result": "Passed"},
          {"nodeType": "Test Case", "name": "Touched", "result": "Skipped"}]}]}
        """)
    #expect(
      run.output == """
        # Where the simulator differs

        4 tests: 1 hold there too, 2 differ, 1 need the headless device and did not run.

        | Rule | Test | What was found |
        | --- | --- | --- |
        | Rule 4 | Other | First; Second |
        | Rule 90 | Known | Expectation failed: a \\| b |

        """)
    #expect(try Run("conformance-differences", on: #"{"testNodes": []}"#).status == 1)
  }
}
#endif
