import PortableUIKit
import Testing

@Suite("The table of conformance", .standInOnly) struct ConformanceTableTests {
  private let tests = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func table() throws -> ConformanceTable {
    let page = tests.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Docs/HeadlessUIKit/UIKitRules.md")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    let sources = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    return ConformanceTable(
      page: try String(contentsOf: page, encoding: .utf8),
      sources: try sources.map { try String(contentsOf: $0, encoding: .utf8) })
  }

  @Test("Every rule is either tested or left out for a reason, and no rule is both")
  func complete() throws {
    let table = try table()
    #expect(table.rules.filter { $0.name.hasPrefix("Rule") }.count == 285)
    #expect(table.rules.filter { $0.name.hasPrefix("M") }.count == 50)
    #expect(table.silent.map(\.name) == [])
    #expect(table.contradictions == [])
    if ProcessInfo.processInfo.environment["CONFORMANCE"] == "print" { print(table) }
  }

  @Test(
    "The grades of a paragraph are the letters its evidence begins with",
    arguments: [
      ("Once. [T MAC `View_Null`][D]", "DT"), ("Twice. [D/I; also a log]", "DI"),
      ("[L ×4 ASP, readke] and [T WF; T MAC; L: a comment]", "LT"), ("[X D vs OR-18]", "X"),
      ("Values. [MAC `enums`]", ""), ("[by rule 13] [I: inferred]", "I"),
    ])
  func grades(paragraph: String, grades: String) {
    #expect(RulePage.grades(in: paragraph) == Set(grades))
  }

  @Test("A rule with evidence but without a test or a reason is silent")
  func silence() {
    let page = """
      ## Stacks

      4. Inferred. [I]
      90. Known,
          on two lines. [D]
      91. Tested. [T]

      | # | text |
      |---|---|
      | M1 | pushed twice |
      | M2 | a stack |
      """
    let table = ConformanceTable(
      page: page, sources: ["@Test(\n  \"Rule 91: so\")\n @Test(\"M2: \")"])
    #expect(table.rules.map(\.name) == ["Rule 4", "Rule 90", "Rule 91", "M1", "M2"])
    #expect(table.rules.map(\.section) == Array(repeating: "Stacks", count: 5))
    #expect(table.silent.map(\.name) == ["Rule 90", "M1"])
    #expect(table.tested == ["Rule 91", "M2"])
  }
}
