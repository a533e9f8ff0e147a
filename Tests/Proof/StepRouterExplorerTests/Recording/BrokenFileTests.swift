import PortableUIKit
import StepRouterExplorer
import Testing

/// Files that can't be read or merged are refused with advice on what to do.
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

  @Test("A missing file, or one without a header, is refused")
  func nothing() throws {
    let missing = folder.url("missing.jsonl")
    #expect(problem(of: missing) == "missing.jsonl: No such file or directory.")
    for text in ["", "\n", "{}\n", "[1,2]\n", "<html>\n", "{\"exploration\":1}\n", "\u{0}\n"] {
      #expect(
        problem(of: try file("a.jsonl", text))
          == "a.jsonl is not an exploration: its first line is not a header. Give a file that was "
          + "recorded.")
    }
  }

  @Test("A file with one huge line isn't read to its end")
  func hugeLine() throws {
    let url = try file("huge.jsonl", "")
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 1 << 30)
    try handle.close()
    #expect(
      problem(of: url)
        == "huge.jsonl: it has a line of more than 64 MB; give a file that was recorded.")
  }

  @Test("A file of another version is refused")
  func version() throws {
    let url = try file("new.jsonl", "{\"exploration\":{\"version\":99}}\n")
    #expect(
      problem(of: url)
        == "new.jsonl has version 99 of the format, and this program reads version 3. Record it "
        + "again.")
  }

  @Test("A broken line is reported by its number, an incomplete last line is dropped")
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

  @Test("Missing, repeated and incomplete parts aren't merged", .exhaustive)
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
    #expect(!FileManager.default.fileExists(atPath: merged.path + ".merging"))
  }

  @Test("A file that another process is merging is left alone", .exhaustive)
  func merging() async throws {
    let part = try await Recorder().record(in: folder)
    let draft = folder.url("merged.jsonl.merging")
    let writer = try await Recorder().begin(draft)
    do {
      _ = try ExplorationFile.merge([part], into: folder.url("merged.jsonl"))
      Issue.record("They were merged.")
    } catch {
      #expect(
        error.description
          == "merged.jsonl.merging is being written by another process. Wait until that has ended, "
          + "or record into another file.")
    }
    #expect(FileManager.default.fileExists(atPath: draft.path))
    withExtendedLifetime(writer) {}
  }

  @Test("Merging replaces the target of a link, but nothing that isn't a regular file", .exhaustive)
  func target() async throws {
    let whole = try await Recorder().record(in: folder)
    let pipe = folder.url("pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    do {
      _ = try ExplorationFile.merge([whole], into: pipe)
      Issue.record("They were merged.")
    } catch {
      #expect(
        error.description
          == "pipe: it is not a regular file that the whole can replace; give the whole another "
          + "name.")
    }
    let merged = try file("merged.jsonl", "before")
    let link = folder.url("link.jsonl")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: merged)
    _ = try ExplorationFile.merge([whole], into: link)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == merged.path)
    #expect(try Data(contentsOf: merged) == Data(contentsOf: whole))
  }

  @Test(
    "Parts that differ in their build or their number of windows aren't merged", .exhaustive,
    arguments: [("2", 1, "the build"), ("1", 2, "the number of windows")])
  func others(build: String, windows: Int, difference: String) async throws {
    let first = try await Recorder().record(try #require(Shard(1, of: 2)), in: folder)
    let second = try await Recorder(build: build, windows: windows).record(
      try #require(Shard(2, of: 2)), in: folder)
    do {
      _ = try ExplorationFile.merge([first, second], into: folder.url("merged.jsonl"))
      Issue.record("They were merged.")
    } catch {
      #expect(
        error.description
          == "2-2.jsonl does not belong to 1-2.jsonl: \(difference) differs. Record all parts with "
          + "one build and the same options.")
    }
  }
}
