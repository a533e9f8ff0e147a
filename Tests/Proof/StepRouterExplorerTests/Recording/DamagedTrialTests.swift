#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer
import Testing

/// Waits, links and moves that no app can have made are reported, even with the right sums.
@MainActor
@Suite struct DamagedTrialTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func record(_ explorer: Explorer, depth: Int) async throws -> RecordedLines {
    let scope = ExplorationScope(
      depth: depth, states: 4, interleavedStates: 0, waitingStates: 1, picturedStates: 0)
    return try RecordedLines(try await Recorder(of: explorer, scope: scope).record(in: folder))
  }

  private func problem(of file: RecordedLines) throws -> String? {
    let url = folder.url("damaged.jsonl")
    try Data(file.sealed.text.utf8).write(to: url)
    do throws(ExplorationFileError) {
      _ = try ExplorationFile.read(url)
      return nil
    } catch { return error.description }
  }

  private func told(_ index: Int, _ reason: String) -> String {
    "damaged.jsonl: line \(index + 1) does not follow from the lines before it: \(reason). The file was "
      + "changed or damaged. Record it again."
  }

  @Test("A wait that was never made, or an incomplete one, is reported")
  func waits() async throws {
    let file = try await record(Cinema.explorer(), depth: 1)
    #expect(try problem(of: file) == nil)
    let index = try file.index("waits", 0)
    var other = file
    try other.edit(index, list: "trials") { $0[0]["destination"] = "popcorn" }
    #expect(try problem(of: other) == told(index, "it tells of a wait that was not made"))
    var swapped = file
    try swapped.edit(index, list: "trials") { $0.reverse() }
    #expect(try problem(of: swapped) == told(index, "it tells of a wait that was not made"))
    var name = ""
    var count = 0
    var reading = file
    try reading.edit(index, list: "trials") { trials in
      name = try #require(trials[0]["destination"] as? String)
      count = trials.count { $0["destination"] as? String == name }
    }
    let reason = "not all was tried that can happen while “\(name)” is waited for"
    // The last ones are closing, going back and cancelling; before them is another request.
    for place in [count - 1, count - 2, count - 3, count - 4] {
      var short = file
      try short.edit(index, list: "trials") { $0.remove(at: place) }
      #expect(try problem(of: short) == told(index, reason), "without \(place)")
    }
    var long = file
    try long.edit(index, list: "trials") { $0.insert($0[count - 1], at: count) }
    #expect(try problem(of: long) == told(index, reason))
  }

  @Test("A link that's missing, repeated or arrives at another time is reported")
  func links() async throws {
    let file = try await record(Library.explorer(windows: 1), depth: 1)
    #expect(try problem(of: file) == nil)
    let index = try file.index("links", 0)
    let changes: [(inout [[String: Any]]) -> Void] = [
      { $0.removeLast() }, { $0.append($0[0]) }, { $0.swapAt(0, 1) },
      { $0[0]["link"] = "library://cellar" },
    ]
    for change in changes {
      var changed = file
      try changed.edit(index, list: "trials", change)
      #expect(
        try problem(of: changed) == told(index, "its links are not those that were to arrive"))
    }
  }

  @Test("A move beyond the depth is reported, if it counts toward the depth")
  func depth() async throws {
    // Opening a window counts, switching windows doesn't.
    var file = try await record(Library.explorer(windows: 2), depth: 0)
    let index = try file.index("states", 0)
    try file.edit(index, list: "steps") { steps in
      steps = [["move": ["kind": "tap", "name": "Bag"], "to": 0]]
    }
    #expect(try problem(of: file) == told(index, ".tap(\"Bag\") is beyond the depth"))
  }
}
#endif
