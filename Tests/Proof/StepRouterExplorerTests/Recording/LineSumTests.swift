import PortableUIKit
import StepRouterExplorer
import Testing

/// A line that isn't as it was written is refused by its number, even if the file has no end yet.
@MainActor
@Suite(.headlessOnly) struct LineSumTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ file: RecordedLines) throws -> URL {
    let url = folder.url("damaged.jsonl")
    try Data(file.text.utf8).write(to: url)
    return url
  }

  private func error(at index: Int) -> ExplorationFileError {
    .inconsistent(file: "damaged.jsonl", line: index + 1, reason: "its sum is another one")
  }

  @Test(
    "A changed line is reported by reading, merging and resuming",
    arguments: Damage.ofLines + Damage.ofOutcomes + Damage.ofOthers + Damage.ofSums)
  func damage(_ damage: Damage) async throws {
    let good = try await SharedRecord.lines
    var file = good
    _ = try damage.happen(&file)
    let index = try #require(file.lines.indices.first { file.lines[$0] != good.lines[$0] })
    let error = error(at: index)
    let url = try write(file)
    #expect(throws: error) { try ExplorationFile.read(url) }
    #expect(throws: error) {
      try ExplorationFile.merge([url], into: folder.url("merged.jsonl"))
    }
    // The file as if it was interrupted right after that line.
    file.lines.removeSubrange(max(index + 1, file.lines.count - 1)...)
    let begun = try write(file)
    await #expect(throws: error) {
      try await Recorder(.finderWithoutContext, scope: SharedRecord.scope).resume(begun)
    }
    #expect(try Data(contentsOf: begun) == Data(file.text.utf8))
    #expect(throws: error) { try ExplorationFile.read(begun) }
  }

  @Test("A changed header or a changed count at the end is reported")
  func ends() async throws {
    let good = try await SharedRecord.lines
    var header = good
    header.lines[0] = header.lines[0].replacing("\"build\":\"1\"", with: "\"build\":\"2\"")
    let begun = try write(header)
    #expect(throws: error(at: 0)) { try ExplorationFile.read(begun) }
    await #expect(throws: error(at: 0)) {
      try await Recorder(.finderWithoutContext, build: "2", scope: SharedRecord.scope).resume(begun)
    }
    var end = good
    let last = good.lines.count - 1
    try end.edit(last, "end") { $0["trials"] = 3 }
    let ended = try write(end)
    #expect(throws: error(at: last)) { try ExplorationFile.read(ended) }
  }

  @Test(
    "A line with a missing or invalid sum is refused", arguments: ["}", ",\"sum\":\"12\"}"])
  func noSum(_ closing: String) async throws {
    var file = try await SharedRecord.lines
    file.lines[3] = file.lines[3].replacing(#/,"sum":"[0-9a-f]{32}"}$/#, with: closing)
    let url = try write(file)
    #expect(throws: error(at: 3)) { try ExplorationFile.read(url) }
  }
}
