import PortableUIKit
import StepRouterTesting
import Testing

/// Files that cannot be read or put together are told with what to do.
@MainActor
@Suite(.headlessOnly) struct BrokenFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String, _ text: String) throws -> URL {
    let url = folder.url(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  private func problem(of url: URL) -> String? {
    do {
      _ = try ExplorationFile.read(url)
      return nil
    } catch { return error.description }
  }

  @Test("A file that is not there, or is none")
  func nothing() throws {
    let missing = folder.url("missing.jsonl")
    #expect(problem(of: missing) == "missing.jsonl: No such file or directory.")
    for text in ["", "\n", "{}\n", "[1,2]\n", "<html>\n", "{\"exploration\":1}\n", "\u{0}\n"] {
      #expect(
        problem(of: try file("a.jsonl", text))
          == "a.jsonl is not an exploration: its first line is no header. Give a file that was "
          + "recorded.")
    }
  }

  @Test("A file of another version")
  func version() throws {
    let url = try file("new.jsonl", "{\"exploration\":{\"version\":99}}\n")
    #expect(
      problem(of: url)
        == "new.jsonl has version 99 of the format, and this program reads version 1. Record it "
        + "again.")
  }

  @Test("A line that is broken is told by its number; one that was cut off at the end is dropped")
  func line() async throws {
    let url = try await Recorder().record(in: folder)
    let text = try String(contentsOf: url, encoding: .utf8)
    var lines = text.split(separator: "\n").map(String.init)
    let good = try ExplorationFile.read(url)
    lines[3] = "{\"done\":{\"phase\":\"states\"}}"
    let broken = try file("broken.jsonl", lines.joined(separator: "\n") + "\n")
    #expect(
      problem(of: broken)
        == "broken.jsonl: line 4 is broken. Record it again, or cut the file off before that line "
        + "and go on from there.")
    let cut = try file("cut.jsonl", String(text.dropLast(20)))
    #expect(try ExplorationFile.read(cut) == good)
  }

  @Test("A record of a state that is not there is no reason to end")
  func strangers() async throws {
    let url = try await Recorder().record(in: folder)
    let text = try String(contentsOf: url, encoding: .utf8)
      .replacing("\"state\":1,", with: "\"state\":-7,").replacing("\"to\":2", with: "\"to\":99")
    _ = try ExplorationFile.read(try file("strange.jsonl", text)).description
  }

  @Test("Parts that are missing, come twice, do not belong together, or are not complete")
  func parts() async throws {
    let first = try await Recorder().record(try #require(Shard(1, of: 3)), in: folder)
    let second = try await Recorder().record(try #require(Shard(2, of: 3)), in: folder)
    let third = try await Recorder().record(try #require(Shard(3, of: 3)), in: folder)
    let cases: [([URL], String)] = [
      ([], "There is no file to merge. Give the files of all parts."),
      ([second], "Parts 1/3, 3/3 are missing. Record and give all parts."),
      ([first, third], "Part 2/3 is missing. Record and give all parts."),
      (
        [first, second, second], "2-3.jsonl is part 2/3, and so is 2-3.jsonl. Give each part once."
      ),
    ]
    let merged = folder.url("merged.jsonl")
    for (files, text) in cases {
      do {
        _ = try ExplorationFile.merge(files, into: merged)
        Issue.record("They were merged.")
      } catch { #expect(error.description == text) }
    }
    let text = try String(contentsOf: third, encoding: .utf8)
    let cut = try file(
      "cut.jsonl", text.split(separator: "\n").dropLast().joined(separator: "\n") + "\n")
    do {
      _ = try ExplorationFile.merge([first, second, cut], into: merged)
      Issue.record("They were merged.")
    } catch {
      #expect(
        error.description
          == "cut.jsonl has no end: it was interrupted. Go on with it first.")
    }
    #expect(!FileManager.default.fileExists(atPath: merged.path))
  }

  @Test("Parts of two builds do not belong together")
  func builds() async throws {
    let first = try await Recorder().record(try #require(Shard(1, of: 2)), in: folder)
    let second = try await Recorder(build: "2").record(try #require(Shard(2, of: 2)), in: folder)
    do {
      _ = try ExplorationFile.merge([first, second], into: folder.url("merged.jsonl"))
      Issue.record("They were merged.")
    } catch {
      #expect(
        error.description
          == "2-2.jsonl does not belong to 1-2.jsonl: the build differs. Record all parts with one "
          + "build and the same options.")
    }
  }
}
