import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// The file of an exploration: written in pieces, resumed and merged.
@MainActor
@Suite(.headlessOnly) struct RecordingTests {
  static let scope = ExplorationScope(
    depth: 2, states: 14, interleavedStates: 2, picturedStates: 5)

  @Test("A recording reads as the exploration that was made", .exhaustive)
  func reading() async throws {
    let folder = try TemporaryFolder()
    let url = try await Recorder(.finderWithoutContext).record(in: folder)
    let exploration = try ExplorationFile.read(url)
    #expect(await Shop.explorer(.finderWithoutContext).run(Self.scope) == exploration)
    let faults = try ExplorationFile.read(url, keepsEverything: false)
    #expect(faults.trials == exploration.trials.filter { !$0.problems.isEmpty })
    #expect(faults.description == exploration.description)
  }

  @Test(
    "Merged parts are the file of one process, byte for byte",
    .exhaustive, arguments: [1, 7, 2, 16])
  func merging(count: Int) async throws {
    let folder = try TemporaryFolder()
    let recorder = Recorder(.finderWithoutContext)
    let whole = try await recorder.record(in: folder)
    var parts: [URL] = []
    for index in 1...count {
      parts.append(try await recorder.record(try #require(Shard(index, of: count)), in: folder))
    }
    let merged = folder.url("merged.jsonl")
    let exploration = try ExplorationFile.merge(parts.reversed(), into: merged)
    #expect(try Data(contentsOf: merged) == Data(contentsOf: whole))
    #expect(exploration == (try ExplorationFile.read(whole, keepsEverything: false)))
  }

  @Test("A run killed anywhere can be resumed without a loss", .exhaustive)
  func resuming() async throws {
    let folder = try TemporaryFolder()
    let recorder = Recorder(.finderWithoutContext)
    let whole = try Data(contentsOf: try await recorder.record(in: folder))
    let lines = whole.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    let url = folder.url("killed.jsonl")
    var length = lines[0].count + 1
    for (number, line) in lines.enumerated().dropFirst().dropLast() {
      // Right before a line and in its middle, in each phase.
      for cut in [length, length + line.count / 2] where number % 6 == 1 {
        try whole.prefix(cut).write(to: url)
        try await recorder.resume(url)
        #expect(try Data(contentsOf: url) == whole, "cut at \(cut)")
      }
      length += line.count + 1
    }
  }

  @Test("A run killed near its end can be resumed, and counts what was tried before")
  func resumedLate() async throws {
    let folder = try TemporaryFolder()
    let recorder = Recorder(scope: ExplorationScope(depth: 1, states: 3))
    let whole = try Data(contentsOf: try await recorder.record(in: folder))
    let lines = whole.split(separator: UInt8(ascii: "\n"))
    let url = folder.url("killed.jsonl")
    try whole.dropLast(lines.suffix(2).reduce(0) { $0 + $1.count + 1 }).write(to: url)
    try await recorder.resume(url)
    #expect(try Data(contentsOf: url) == whole)
  }

  @Test("A run interrupted within its header begins again", .exhaustive)
  func resumingNothing() async throws {
    let folder = try TemporaryFolder()
    let whole = try Data(contentsOf: try await Recorder().record(in: folder))
    let header = try #require(whole.firstIndex(of: UInt8(ascii: "\n")))
    let url = folder.url("empty.jsonl")
    for cut in [0, 1, header] {
      try whole.prefix(cut).write(to: url)
      try await Recorder().resume(url)
      #expect(try Data(contentsOf: url) == whole, "cut at \(cut)")
    }
    try Data("{ \"name\": \"shop\" }".utf8).write(to: url)
    await #expect(throws: ExplorationFileError.notAnExploration(file: "empty.jsonl")) {
      try await Recorder().resume(url)
    }
    #expect(try Data(contentsOf: url) == Data("{ \"name\": \"shop\" }".utf8))
  }

  @Test("A file is locked while it's written, and free once the writer has gone", .exhaustive)
  func inUse() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url("taken.jsonl")
    var writer: ExplorationFile? = try await Recorder().begin(url)
    let begun = try Data(contentsOf: url)
    await #expect(throws: ExplorationFileError.inUse(file: "taken.jsonl")) {
      try await Recorder().resume(url)
    }
    await #expect(throws: ExplorationFileError.inUse(file: "taken.jsonl")) {
      _ = try await Recorder().begin(url)
    }
    #expect(try Data(contentsOf: url) == begun)
    #expect(writer != nil)
    writer = nil
    try await Recorder().resume(url)
    let whole = try Data(contentsOf: try await Recorder().record(in: folder))
    #expect(try Data(contentsOf: url) == whole)
  }

  @Test("A line longer than the read buffer is read whole, and so is the next line")
  func longLine() async throws {
    let folder = try TemporaryFolder()
    let explorer = Explorer { window in
      window.rootViewController = HomeViewController()
      window.makeKeyAndVisible()
      let home = StepAssembly(
        finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory()
      ).from(.root).assemble()
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: [ExploredDestination(String(repeating: "home ", count: 30_000), home)])
    }
    let scope = ExplorationScope(depth: 1, states: 2)
    let url = try await Recorder(of: explorer, scope: scope).record(in: folder)
    #expect(try ExplorationFile.read(url) == (await explorer.run(scope)))
  }

  @Test("A recording with reused verdicts can be read", .exhaustive)
  func reused() async throws {
    let folder = try TemporaryFolder()
    let scope = ExplorationScope(depth: 2, states: 14, reusesVerdicts: true)
    #expect(await Shop.explorer().run(scope).reusedCount > 0)
    let url = try await Recorder(scope: scope).record(in: folder)
    #expect(try ExplorationFile.read(url).states.count == 14)
  }

  @Test("A complete recording can't be resumed", .exhaustive)
  func complete() async throws {
    let folder = try TemporaryFolder()
    let url = try await Recorder().record(in: folder)
    let before = try Data(contentsOf: url)
    await #expect(throws: ExplorationFileError.complete(file: "1-1.jsonl")) {
      try await Recorder().resume(url)
    }
    #expect(try Data(contentsOf: url) == before)
  }

  @Test("A recording of another build or scope can't be resumed", .exhaustive)
  func otherwise() async throws {
    let folder = try TemporaryFolder()
    let url = try await Recorder().record(in: folder)
    let error = { (difference: String) in
      ExplorationFileError.mixed(
        file: "1-1.jsonl", other: "this program", difference: difference)
    }
    await #expect(throws: error("the build")) { try await Recorder(build: "2").resume(url) }
    await #expect(throws: error("how far is explored")) {
      try await Recorder(scope: ExplorationScope(depth: 1)).resume(url)
    }
  }
}
