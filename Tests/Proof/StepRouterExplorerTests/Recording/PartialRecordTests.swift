import PortableUIKit
import StepRouterExplorer
import Testing

/// Explorations of which parts are lost, differ, or come from another run.
@MainActor
@Suite(.headlessOnly) struct PartialRecordTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String, _ lines: RecordedLines) throws -> URL {
    let url = folder.url(name)
    try Data(lines.text.utf8).write(to: url)
    return url
  }

  /// The record, as if it were one of two parts.
  private func part(
    _ index: Int, _ change: (inout RecordedLines) throws -> Void = { _ in }
  ) async throws -> URL {
    var lines = try await SharedRecord.lines
    try lines.edit(0, "exploration") { $0["shard"] = ["index": index, "count": 2] }
    try change(&lines)
    return try file("part-\(index).jsonl", lines.sealed)
  }

  /// Returns why the parts aren't merged; nil if they are.
  private func problem(of parts: [URL]) -> String? {
    do throws(ExplorationFileError) {
      _ = try ExplorationFile.merge(parts, into: folder.url("merged.jsonl"))
      return nil
    } catch { return error.description }
  }

  @Test("Parts that tell a state differently aren't merged")
  func differentRecords() async throws {
    let first = try await part(1)
    let second = try await part(2) { lines in
      try lines.edit(try lines.index("states", 0)) { done in
        done["cut"] = (done["cut"] as? Bool) == true ? nil : true
      }
    }
    #expect(
      problem(of: [first, second])
        == "part-2.jsonl does not belong to part-1.jsonl: what was found differs. Record all parts "
        + "with one build and the same options.")
  }

  @Test(
    "Parts of other explorations aren't merged",
    arguments: [("build", "the build"), ("windows", "the number of windows")])
  func otherHeaders(key: String, difference: String) async throws {
    let first = try await part(1)
    let second = try await part(2) { lines in
      try lines.edit(0, "exploration") { $0[key] = key == "windows" ? 7 as Any : "another" }
    }
    #expect(
      problem(of: [first, second])
        == "part-2.jsonl does not belong to part-1.jsonl: \(difference) differs. Record all parts "
        + "with one build and the same options.")
  }

  @Test("A record with another number of windows can't be gone on with, and stays as it is")
  func otherWindows() async throws {
    let lines = try await SharedRecord.lines
    let url = try file("one.jsonl", lines)
    let recorder = Recorder(.finderWithoutContext, scope: SharedRecord.scope, windows: 2)
    await #expect(
      throws: ExplorationFileError.mixed(
        file: "one.jsonl", other: "this program", difference: "the number of windows")
    ) { try await recorder.resume(url) }
    #expect(try Data(contentsOf: url) == Data(lines.text.utf8))
  }

  @Test("The header tells the number of windows, if it was known")
  func windows() async throws {
    var lines = try await SharedRecord.lines
    #expect(try ExplorationFile.header(of: file("one.jsonl", lines)).windows == 1)
    try lines.edit(0, "exploration") { $0["windows"] = nil }
    #expect(try ExplorationFile.header(of: file("unknown.jsonl", lines.sealed)).windows == nil)
  }

  @Test("Lines longer than the read buffer are read whole, and so are the lines after them")
  func longLines() async throws {
    let lines = try await SharedRecord.lines
    let expected = try ExplorationFile.read(file("plain.jsonl", lines))
    let padding = String(repeating: "x", count: 200_000)
    for (index, key) in [(0, "exploration"), (1, "done"), (3, "done")] {
      var long = lines
      try long.edit(index, key) { $0["padding"] = padding }
      #expect(try ExplorationFile.read(file("long.jsonl", long.sealed)) == expected, "\(index)")
    }
  }

  @Test("If nothing is lost, what remains is the whole exploration")
  func nothingLost() async throws {
    let url = try file("whole.jsonl", try await SharedRecord.lines)
    let (exploration, lostCount) = try ExplorationFile.readPartial([url])
    #expect(lostCount == 0)
    #expect(exploration == (try ExplorationFile.read(url, keepsEverything: false)))
  }

  @Test("A screen isn't told to be refused in every state if requests for it are lost")
  func lostRequests() async throws {
    var lines = try await SharedRecord.lines
    let first = try lines.index("destinations", 0)
    lines.lines.removeSubrange(first...)
    let (exploration, lostCount) = try ExplorationFile.readPartial([file("cut.jsonl", lines)])
    #expect(lostCount > 4)
    #expect(exploration.states.count == 4)
    #expect(
      exploration.untried.first
        == "\(lostCount) pieces, from state 0 in the phase “destinations” on: lost")
    #expect(exploration.untried.filter { $0.hasSuffix("refused in every state") } == [])
    #expect(exploration.neverShown == [])
  }

  @Test("Nor if the search for states is lost, so that nothing was asked for")
  func lostStates() async throws {
    var lines = try await SharedRecord.lines
    lines.lines.removeSubrange(1...)
    let (exploration, lostCount) = try ExplorationFile.readPartial([file("cut.jsonl", lines)])
    #expect(lostCount == 1)
    #expect(exploration.states.count == 1)
    #expect(
      exploration.untried.first == "1 piece, from state 0 in the phase “states” on: lost")
    #expect(exploration.untried.filter { $0.hasSuffix("refused in every state") } == [])
  }
}
