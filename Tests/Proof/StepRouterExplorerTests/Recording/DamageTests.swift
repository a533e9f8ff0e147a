import DeviceTraits
import PortableUIKit
import StepRouterExplorer
import Testing

/// Changed files are refused, with the line that doesn't follow from those before it.
@MainActor
@Suite(.headlessOnly) struct DamageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func problem(
    _ name: String, _ text: String, _ use: (URL) throws -> Void
  ) throws -> String? {
    let url = folder.url(name)
    try Data(text.utf8).write(to: url)
    do {
      try use(url)
      return nil
    } catch let error as ExplorationFileError { return error.description }
  }

  @Test(
    "Each kind of damage is reported by reading and by merging", .exhaustive, arguments: Damage.all)
  func damage(_ damage: Damage) async throws {
    var file = try await SharedRecord.lines
    #expect(try problem("whole.jsonl", file.text) { _ = try ExplorationFile.read($0) } == nil)
    let line = try damage.happen(&file)
    file.seal()
    let expected =
      "damaged.jsonl: line \(line) does not follow from the lines before it: \(damage.reason). The "
      + "file was changed or damaged. Record it again."
    #expect(
      try problem("damaged.jsonl", file.text) { _ = try ExplorationFile.read($0) } == expected)
    let merged = folder.url("merged.jsonl")
    #expect(
      try problem("damaged.jsonl", file.text) {
        _ = try ExplorationFile.merge([$0], into: merged)
      } == expected)
    #expect(!FileManager.default.fileExists(atPath: merged.path))
    #expect(!FileManager.default.fileExists(atPath: merged.path + ".merging"))
  }

  @Test("A line with two records or none is broken, and so is anything after the end")
  func brokenLines() async throws {
    let good = try await SharedRecord.lines
    let end = try #require(good.lines.last)
    let last = good.lines.count
    let cases: [(line: Int, text: String)] = [
      (
        3,
        good.text.replacing(good.lines[2], with: good.lines[2].dropLast() + "," + end.dropFirst())
      ),
      (3, good.text.replacing(good.lines[2], with: "{}")),
      (3, good.text.replacing(good.lines[2], with: good.lines[0])),
      (3, good.text.replacing(good.lines[2], with: "\u{0}")),
      (3, good.text.replacing(good.lines[2], with: String(good.lines[2].dropLast(9)))),
      (last + 1, good.text + end + "\n"),
      (last + 1, good.text + "{"),
      (last + 1, good.text + "\n"),
    ]
    for (line, text) in cases {
      #expect(
        try problem("broken.jsonl", text) { _ = try ExplorationFile.read($0) }
          == "broken.jsonl: line \(line) is broken. Record it again, or cut the file off before that "
          + "line and go on from there.")
    }
  }

  @Test(
    "A header with an impossible part is broken", arguments: [(0, 0), (-1, 3), (4, 3)])
  func shard(index: Int, count: Int) async throws {
    var file = try await SharedRecord.lines
    try file.edit(0, "exploration") { $0["shard"] = ["index": index, "count": count] }
    #expect(
      try problem("part.jsonl", file.text) {
        _ = try ExplorationFile.merge([$0], into: folder.url("merged.jsonl"))
      }
        == "part.jsonl: line 1 is broken. Record it again, or cut the file off before that line and "
        + "go on from there.")
  }

  @Test("Only the first of a thousand million missing parts are named")
  func manyParts() async throws {
    var file = try await SharedRecord.lines
    try file.edit(0, "exploration") { $0["shard"] = ["index": 1, "count": 1_000_000_000] }
    file.seal()
    let missing = (2...21).map { "\($0)/1000000000" }.joined(separator: ", ")
    #expect(
      try problem("part.jsonl", file.text) {
        _ = try ExplorationFile.merge([$0], into: folder.url("merged.jsonl"))
      } == "Parts \(missing) and others are missing. Record and give all parts.")
  }

  @Test("A run resumes a file only if each line follows from the others")
  func resuming() async throws {
    var file = try await SharedRecord.lines
    let index = try file.index("closings", 0)
    file.lines.removeSubrange(index...)
    file.lines.remove(at: try file.index("destinations", 1))
    file.seal()
    let url = folder.url("cut.jsonl")
    try Data(file.text.utf8).write(to: url)
    await #expect(
      throws: ExplorationFileError.inconsistent(
        file: "cut.jsonl", line: try file.index("destinations", 2) + 1,
        reason: "it is about state 2 in the phase “destinations”, though state 1 in the phase "
          + "“destinations” is due")
    ) { try await Recorder(.finderWithoutContext, scope: SharedRecord.scope).resume(url) }
    #expect(try Data(contentsOf: url) == Data(file.text.utf8))
  }
}
