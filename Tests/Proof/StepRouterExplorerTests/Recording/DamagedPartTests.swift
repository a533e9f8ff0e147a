import PortableUIKit
import StepRouterExplorer
import Testing

/// Changed parts of an exploration, or parts of different runs, aren't merged.
@MainActor
@Suite(.headlessOnly) struct DamagedPartTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func parts() async throws -> [RecordedLines] {
    var parts: [RecordedLines] = []
    for index in 1...2 {
      let url = try await Recorder(.finderWithoutContext).record(
        try #require(Shard(index, of: 2)), in: folder)
      parts.append(try RecordedLines(url))
    }
    return parts
  }

  /// Returns why the parts aren't merged, or nil if they are.
  private func problem(of parts: [RecordedLines]) throws -> String? {
    var urls: [URL] = []
    for (index, part) in parts.enumerated() {
      urls.append(folder.url("part-\(index + 1).jsonl"))
      try Data(part.sealed.text.utf8).write(to: urls[index])
    }
    let merged = folder.url("merged.jsonl")
    do throws(ExplorationFileError) {
      _ = try ExplorationFile.merge(urls, into: merged)
      return nil
    } catch {
      #expect(!FileManager.default.fileExists(atPath: merged.path))
      #expect(!FileManager.default.fileExists(atPath: merged.path + ".merging"))
      return error.description
    }
  }

  @Test("Parts with different states aren't merged", .exhaustive)
  func differentStates() async throws {
    var parts = try await parts()
    try parts[1].edit(try parts[1].index("states", 1), list: "steps") { steps in
      let known = try #require(steps.firstIndex { $0["fingerprint"] == nil && $0["to"] != nil })
      steps[known]["to"] = (steps[known]["to"] as? Int) == 0 ? 1 : 0
    }
    #expect(
      try problem(of: parts)
        == "part-2.jsonl does not belong to part-1.jsonl: what was found differs. Record all parts "
        + "with one build and the same options.")
  }

  @Test("Parts that disagree on whether a state could go on aren't merged", .exhaustive)
  func differentDepths() async throws {
    var parts = try await parts()
    try parts[1].edit(try parts[1].index("states", 1)) { done in
      done["cut"] = (done["cut"] as? Bool) == true ? nil : true
    }
    #expect(
      try problem(of: parts)
        == "part-2.jsonl does not belong to part-1.jsonl: what was found differs. Record all parts "
        + "with one build and the same options.")
  }

  @Test("A part with missing destinations isn't merged", .exhaustive)
  func cutOut() async throws {
    var parts = try await parts()
    let lines = parts[1].lines.indices.filter {
      parts[1].lines[$0].contains("\"phase\":\"destinations\"")
    }
    try #require(lines.count > 3)
    parts[1].lines.removeSubrange(lines[1]...lines[2])
    let problem = try #require(try problem(of: parts))
    #expect(problem.hasPrefix("part-2.jsonl: line \(lines[1] + 1) does not follow"), "\(problem)")
  }

  @Test("A part that ends too early or goes on too long isn't merged", .exhaustive)
  func wrongLength() async throws {
    let parts = try await parts()
    var short = parts
    short[0].lines.remove(at: short[0].lines.count - 2)
    let closed = try #require(try problem(of: short))
    #expect(
      closed.hasPrefix(
        "part-1.jsonl: line \(short[0].lines.count) does not follow from the lines before it: it ends, "
          + "though state "), "\(closed)")
    var long = parts
    let last = long[1].lines.count - 2
    long[1].lines.insert(long[1].lines[last], at: last)
    let gone = try #require(try problem(of: long))
    #expect(
      gone.hasSuffix(
        "though nothing more is due. The file was changed or damaged. Record it again."),
      "\(gone)")
  }

  @Test("A part isn't merged if its end counts other numbers than the part has", .exhaustive)
  func ends() async throws {
    let parts = try await parts()
    for (key, noun) in [("states", "states"), ("trials", "attempts"), ("faults", "faults")] {
      var changed = parts
      try changed[1].edit(changed[1].lines.count - 1, "end") { $0[key] = 10_000 }
      let problem = try #require(try problem(of: changed))
      #expect(
        problem.hasPrefix(
          "part-2.jsonl: line \(changed[1].lines.count) does not follow from the lines before it: it "
            + "counts 10000 \(noun), and there are "), "\(problem)")
    }
  }

  @Test("A file that isn't regular is neither read nor merged nor resumed")
  func pipe() async throws {
    let pipe = folder.url("pipe.jsonl")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let expected = ExplorationFileError.unreadable(
      file: "pipe.jsonl",
      reason: "it is not a regular file; give the name of one, which an exploration is recorded in")
    #expect(throws: expected) { try ExplorationFile.read(pipe) }
    #expect(throws: expected) {
      try ExplorationFile.merge([pipe], into: folder.url("merged.jsonl"))
    }
    await #expect(throws: expected) { try await Recorder().resume(pipe) }
  }
}
