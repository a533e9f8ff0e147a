import ExampleApp
import PortableUIKit
import StepRouterExplorer
import StepRouterVerify
import Testing

/// An exploration whose pieces an engine hands out.
@MainActor
@Suite(.headlessOnly) struct ClusterTests {
  private let options = ["--depth", "1", "--states", "3", "--windows", "1", "--walks", "0"]
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("cluster-\(UUID().uuidString)")

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Runs a command on these lines, and returns the lines it prints.
  private func run(
    _ arguments: [String], on input: [String] = [], complaining: Bool = false
  ) async throws(Problem) -> (status: Int32, lines: [String]) {
    var (rest, text) = (input[...], "")
    let now = ContinuousClock.now
    let console = Console(
      isInteractive: false, read: { rest.popFirst() }, now: { now }, print: { text += $0 + $1 },
      complain: { if !complaining { Issue.record("\($0)") } })
    let status = try await VerifyTool.shop.run(arguments, on: console)
    return (status, text.split(separator: "\n").map(String.init))
  }

  /// Makes rounds with this many workers until nothing is due. In the second round, what the lost
  /// worker had is lost.
  private func rounds(of workers: Int, losing lost: Int?) async throws -> (Int32, counts: [Int]) {
    let file = path("\(workers)-\(lost ?? -1).jsonl")
    var (results, counts) = ([String](), [Int]())
    while true {
      let resume = counts.isEmpty ? [] : ["--resume"]
      let lead = try await run(
        ["verify", "lead", "--round", "--record", file] + options + resume, on: results,
        complaining: true)
      guard lead.status == 3 else {
        #expect(lead.lines.dropFirst() == [#"{"end":{"states":3}}"#])
        return (lead.status, counts)
      }
      let pieces = lead.lines.filter { ClusterLine($0)?.piece != nil }
      counts.append(pieces.count)
      for worker in 0..<workers where worker != lost || counts.count != 2 {
        let mine = pieces.indices.filter { $0 % workers == worker }.map { pieces[$0] }
        let answer = try await run(["verify", "worker"] + options, on: mine)
        #expect(answer.status == 0)
        // Results may come in any order.
        results = answer.lines.reversed() + results
      }
    }
  }

  @Test(
    "The file is the same by one process, by one, two and three workers, and with one lost",
    .exhaustive)
  func bytes() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let alone = try await run(
      ["verify", "--record", path("alone.jsonl")] + options, complaining: true)
    #expect(alone.status == 0)
    let expected = try Data(contentsOf: folder.appendingPathComponent("alone.jsonl"))
    for (workers, lost, counts) in [
      (1, nil, [1, 21]), (2, nil, [1, 21]), (3, nil, [1, 21]), (3, 1, [1, 21, 7]),
    ] as [(Int, Int?, [Int])] {
      let (status, made) = try await rounds(of: workers, losing: lost)
      #expect(status == 0)
      #expect(made == counts)
      let file = folder.appendingPathComponent("\(workers)-\(lost ?? -1).jsonl")
      #expect(try Data(contentsOf: file) == expected, "\(workers) workers, \(lost ?? -1) lost")
    }
  }

  @Test("A worker refuses what isn't a piece for it, with a reason, and goes on", .exhaustive)
  func refusals() async throws {
    let hello = try #require(
      ClusterLine(try await run(["verify", "worker"] + options).lines[0])?.hello)
    let unit = ExplorationUnit(phase: .closings, state: 0, moves: [])
    let own = ClusterPiece(unit, of: hello.app)
    let strange = ClusterPiece(
      unit, of: try #require(Fingerprint(String(repeating: "0", count: 32))))
    var later = own
    later.version = 2
    let (status, lines) = try await run(
      ["verify", "worker"] + options,
      on: ["tea", ClusterLine(piece: strange).text, ClusterLine(piece: later).text]
        + [ClusterLine(piece: own).text])
    #expect(status == 2)
    #expect(
      lines.dropFirst().dropLast() == [
        #"{"refused":{"message":"The line is not a piece: pass on what “lead” writes.","reason":"unreadable"}}"#,
        #"{"refused":{"id":"closings 0","message":"The piece is of \#(strange.app), and this worker is of \#(own.app): start both from one build, with the same options.","reason":"otherApp"}}"#,
        #"{"refused":{"id":"closings 0","message":"The piece has version 2, and this worker knows version 1: start both from one build.","reason":"otherVersion"}}"#,
      ])
    #expect(lines.last.flatMap { ClusterLine($0) }?.result?.id == "closings 0")
  }

  @Test(
    "The lead says which result doesn't belong to it, and which options it can't obey", .exhaustive)
  func problems() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let refused = ClusterLine(
      refused: .init(id: "links 3", .otherApp, "Start both from one build."))
    for (index, (arguments, input, problem))
      in ([
        (
          ["lead", "--record", "0"], ["tea"],
          "“tea” is not a result: pass on what “worker” writes."
        ),
        (
          ["lead", "--record", "1"], [refused.text],
          "A worker has refused the piece “links 3”. Start both from one build. “--record "
            + "\(path("1")) --resume” goes on from here."
        ),
        (["lead"], [], "“lead” needs “--record”: the results of all workers go into that file."),
        (["worker", "--json", "3"], [], "A worker writes no file: give “lead” the files."),
        (
          ["worker", "--jobs", "2"], [],
          "An engine shares the work: leave out “--jobs”, “--shard” and “--self-test”."
        ),
        (
          ["worker", "--round"], [],
          "There is no option “--round”; “ExampleApp --help” lists the options."
        ),
      ] as [([String], [String], String)]).enumerated()
    {
      let given = arguments.map { $0 == "\(index)" ? path($0) : $0 }
      do throws(Problem) {
        _ = try await run(["verify"] + given + options, on: input)
        Issue.record("It was obeyed.")
      } catch { #expect(error.description.hasPrefix(problem), "\(error)") }
    }
  }

  /// Gives “lead” a single result, and returns the fingerprint of its hello and its problem.
  private func lead(
    given id: String, telling state: Int = 0, of strange: Fingerprint? = nil
  ) async throws -> (app: String, problem: String) {
    var (printed, app) = ("", "")
    let console = Console(
      isInteractive: false,
      read: {
        let first = printed.split(separator: "\n").first.map(String.init)
        guard app.isEmpty, let own = first.flatMap({ ClusterLine($0) })?.hello?.app else {
          return nil
        }
        app = own.description
        let result = ClusterResult(
          id: id, app: strange ?? own, seconds: 1,
          record: ExplorationRecord(phase: .states, state: state))
        return ClusterLine(result: result).text
      }, print: { printed += $0 + $1 }, complain: { _ in })
    do throws(Problem) {
      _ = try await VerifyTool.shop.run(
        ["verify", "lead", "--record", path("lead")] + options, on: console)
      Issue.record("It was taken.")
      return (app, "")
    } catch { return (app, error.description) }
  }

  @Test("The lead refuses a result of another build", .exhaustive)
  func otherBuild() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let strange = try #require(Fingerprint(String(repeating: "0", count: 32)))
    let (app, problem) = try await lead(given: "states 0", of: strange)
    #expect(
      problem
        == "The result “states 0” is of \(strange), and this is \(app): start all from one build, "
        + "with the same options. “--record \(path("lead")) --resume” goes on from here.")
  }

  @Test(
    "The lead refuses a result whose name doesn't match what it tells", .exhaustive,
    arguments: [("states 1", 0), ("states 12", 1), ("links 0", 0)] as [(String, Int)])
  func otherName(id: String, state: Int) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (_, problem) = try await lead(given: id, telling: state)
    #expect(
      problem
        == "The result “\(id)” belongs to another piece. “--record \(path("lead")) --resume” goes "
        + "on from here.")
  }

  @Test("What is there of lost parts is shown, and is no success", .exhaustive)
  func partial() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Each part has some of four states; one of them has all three.
    let options = options.map { $0 == "3" ? "4" : $0 }
    for part in 1...2 {
      _ = try await run(
        ["verify", "--shard", "\(part)/2", "--record", path("\(part)")] + options,
        complaining: true)
    }
    let all = try await run(["merge", "--partial", path("1"), path("2")])
    #expect(all.status == 0)
    let merged = try await run(["merge", path("whole"), path("1"), path("2")])
    #expect(merged == all)
    for (kept, lost) in [
      ("2", "  4 pieces, from state 3 in the phase “destinations” on: lost"),
      ("1", "  12 pieces, from state 0 in the phase “destinations” on: lost"),
    ] {
      let part = try await run(["merge", "--partial", path(kept)])
      #expect(part.status == 1)
      #expect(part.lines.first?.hasPrefix("Incomplete: ") == true, "\(part.lines)")
      #expect(part.lines.contains(lost), "\(part.lines)")
    }
    let whole = try String(contentsOfFile: path("whole"), encoding: .utf8)
    try whole.split(separator: "\n").prefix(1).map { $0 + "\n" }.joined()
      .write(toFile: path("cut"), atomically: true, encoding: .utf8)
    let cut = try await run(["merge", "--partial", path("cut")])
    #expect(cut.status == 1)
    #expect(cut.lines.contains("  1 piece, from state 0 in the phase “states” on: lost"))
  }
}
