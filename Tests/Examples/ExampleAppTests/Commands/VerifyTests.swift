import DeviceTraits
import ExampleApp
import PortableUIKit
import StepRouterExplorer
import StepRouterVerify
import Testing

@MainActor
@Suite(.headlessOnly) struct VerifyTests {
  private func verify(_ arguments: String...) async throws -> (status: Int32, lines: [String]) {
    var text = ""
    let now = ContinuousClock.now
    let console = Console(
      isInteractive: false, now: { now }, print: { text += $0 + $1 },
      complain: { Issue.record("\($0)") })
    let status = try await VerifyTool.shop.run(
      ["verify", "--walks", "0"] + arguments, on: console)
    return (status, text.split(separator: "\n").map(String.init))
  }

  @Test(
    "A department that the user swipes away during a request for it leaves and comes back",
    arguments: [Interleaving.interactivePop, .movement(.pop, by: .tab("Departments"))])
  func department(interleaving: Interleaving) async {
    let exploration = await Explorer.shop(windows: 1).replay(
      [.tab("Departments")], asking: "department tea", during: interleaving)
    #expect(exploration.trials.map(\.destination) == ["department tea"])
    #expect(exploration.isFaultless, "\(exploration)")
  }

  @Test("The user turns to the window that is left, though it has stayed in the background")
  func windowLeft() async {
    let replay = await Explorer.shop(windows: 2).replay([
      .openWindow, .quickAction("Bag"), .closeWindow, .tap("Sugar Bowl"), .relaunch,
    ])
    #expect(replay.moveCount == 1)
    #expect(replay.isFaultless, "\(replay)")
  }

  private var newFile: URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(
      "verify-\(UUID().uuidString).json")
  }

  @Test(
    "Nothing is wrong with the shop, and only the report is printed into a pipe", .exhaustive)
  func report() async throws {
    let (status, lines) = try await verify("--depth", "1")
    #expect(status == 0)
    #expect(
      lines.dropLast() == [
        "Nothing is wrong: 32 states, 1,472 requests",
        "32 distinct states, up to 1 move deep; 59 moves made",
        "960 destinations asked for: 0 wrong",
        "  38 already visible",
        "  232 brought to the front",
        "  600 built",
        "  90 built once the interceptor let it pass",
        "64 closings tried: 0 wrong",
        "200 waits for an answer: 0 wrong",
        "  200 ended as they should",
        "312 links opened from outside: 0 wrong",
        "  208 built",
        "  104 built once the interceptor let it pass",
        "Nothing is wrong in what was tried. Not tried:",
        "  Moves in 30 of 32 states: beyond the depth of 1 or the 1,000 states",
        "  Requests in the middle of something in 32 of 32 states",
        "  Waits for answers in 22 of 32 states",
        "  rows of RowTableView besides 2: the explorer has no move for it",
        "Covered: 13 screens, 22 moves, 59 edges, 28 steps, 0 cases; interceptors: 1 passed, "
          + "1 refused",
        "Not explored further: 30 states. Two states taken for one: less than once in 10^35 "
          + "explorations",
      ])
    #expect(lines.last?.hasSuffix(" MB of memory") == true)
  }

  @Test("The file holds the whole exploration", .exhaustive)
  func json() async throws {
    let file = newFile
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try await verify("--states", "2", "--json", file.path)
    let exploration = try JSONDecoder().decode(Exploration.self, from: try Data(contentsOf: file))
    #expect(exploration.states.count == 2)
    #expect(exploration.trials.count == 118)
    let object = try JSONSerialization.jsonObject(with: try Data(contentsOf: file))
    #expect(
      (object as? [String: Any])?.keys.sorted() == [
        "allowed", "closingCount", "coverage", "destinations", "edges", "laws", "moveCount",
        "neverShown", "overallFaults", "reusedCount", "states", "tally", "trials", "unreached",
        "untried",
      ])
  }

  @Test("With --fold the user folds the phone, and the record says so", .exhaustive)
  func folded() async throws {
    let (record, file) = (newFile, newFile)
    defer { for url in [record, file] { try? FileManager.default.removeItem(at: url) } }
    let (status, _) = try await verify(
      "--fold", "--depth", "1", "--states", "3", "--windows", "1", "--record", record.path,
      "--json", file.path)
    #expect(status == 0)
    let exploration = try JSONDecoder().decode(Exploration.self, from: try Data(contentsOf: file))
    #expect(exploration.edges.map(\.move).contains(.unfold))
    let settings = try VerifyTool.Settings(of: record)
    #expect(settings == .init(windows: 1, folds: true))
  }

  // Outside the macro and with its type written, for the type checker's sake.
  private nonisolated static let wrongOptions: [(arguments: [String], problem: String)] = [
    (["--fast"], "There is no option “--fast”; “ExampleApp --help” lists the options."),
    (["fast"], "There is no option “fast”; “ExampleApp --help” lists the options."),
    ([""], "There is no option “”; “ExampleApp --help” lists the options."),
    (["--depth"], "“--depth” needs a value; “ExampleApp --help” lists the options."),
    (["--fast=1"], "There is no option “--fast”; “ExampleApp --help” lists the options."),
    (["--reuse=yes"], "“--reuse” takes no value."),
    (["--reuse=yes", "--depth", "1"], "“--reuse” takes no value."),
    (["--depth="], "“--depth” takes a whole number from 0 to 1000, but was given “”."),
    (["--depth=1", "--depth", "2"], "“--depth” is given twice; give it once."),
    (["--json"], "“--json” needs a value; “ExampleApp --help” lists the options."),
    (["--json", "--depth"], "“--json” needs a value; “ExampleApp --help” lists the options."),
    (["--depth", "1", "--depth", "2"], "“--depth” is given twice; give it once."),
    (["--interleavings", "--interleavings"], "“--interleavings” is given twice; give it once."),
    (
      ["--states", "many"],
      "“--states” takes a whole number from 1 to 10000000, but was given “many”."
    ),
    (
      ["--states", "0"], "“--states” takes a whole number from 1 to 10000000, but was given “0”."
    ),
    (
      ["--states", "-1"],
      "“--states” takes a whole number from 1 to 10000000, but was given “-1”."
    ),
    (
      ["--states", "\(Int.max)"],
      "“--states” takes a whole number from 1 to 10000000, but was given “\(Int.max)”."
    ),
    (
      ["--windows", "0"], "“--windows” takes a whole number from 1 to 3, but was given “0”."
    ),
    (
      ["--windows", "4"], "“--windows” takes a whole number from 1 to 3, but was given “4”."
    ),
    (
      ["--depth", "\(Int.min)"],
      "“--depth” takes a whole number from 0 to 1000, but was given “\(Int.min)”."
    ),
    (
      ["--depth", String(repeating: "9", count: 100)],
      "“--depth” takes a whole number from 0 to 1000, but was given "
        + "“\(String(repeating: "9", count: 60))…”."
    ),
  ]

  @Test("Wrong options are reported with the possible ones", arguments: wrongOptions)
  func wrongOptions(_ arguments: [String], problem: String) {
    #expect(throws: Problem.self) { try VerifyOptions(arguments, of: "ExampleApp") }
    do { _ = try VerifyOptions(arguments, of: "ExampleApp") } catch {
      #expect(error.description == problem)
    }
  }

  @Test("A value can follow “=”")
  func attachedValues() throws {
    let options = try VerifyOptions(
      ["--depth=1", "--reuse", "--json=a=b", "--jobs=3"], of: "ExampleApp")
    #expect(
      options
        == (try VerifyOptions(
          ["--depth", "1", "--reuse", "--json", "a=b", "--jobs", "3"], of: "ExampleApp")))
    #expect(options.file == "a=b")
  }

  @Test("A worker process gets the options that determine its pieces, and the limits")
  func workers() throws {
    let options = try VerifyOptions(
      [
        "--depth", "3", "--states", "7", "--windows", "1", "--requests", "5", "--jobs", "2",
        "--timeout", "9", "--memory", "99", "--walks", "4", "--interleavings", "--reuse",
      ], of: "Proof")
    #expect(
      options.ofWorker == [
        "--worker", "--depth", "3", "--states", "7", "--windows", "1", "--requests", "5",
        "--timeout", "9", "--memory", "99", "--interleavings", "--reuse",
      ])
    let brief = try VerifyOptions(["--requests", "0"], of: "Proof")
    #expect(
      brief.ofWorker == [
        "--worker", "--depth", "2", "--states", "\(brief.scope.states)", "--windows", "2",
        "--requests", "0", "--timeout", "60", "--memory", "2000",
      ])
  }

  @Test("A terminal shows the progress in one line, which is gone at the end")
  func progress() async throws {
    var text = ""
    let console = Console(
      isInteractive: true, print: { text += $0 + $1 }, complain: { Issue.record("\($0)") })
    _ = try await VerifyTool.shop.run(["verify", "--walks", "0", "--states", "1"], on: console)
    #expect(text.contains("asking for every destination, states done: 1 of 1"))
    #expect(text.contains("\rNothing is wrong: 1 state, 59 requests\n1 distinct state,"))
  }

  @Test(
    "With a pipe a line of progress goes to standard error every ten seconds", .exhaustive,
    arguments: [
      (4, [[2, 5], [1, 4, 7], [3, 6], [2, 5]]),
      (9, [[1, 3, 5, 7], [2, 4, 6], [1, 3, 5, 7], [2, 4, 6]]),
    ])
  func progressInPipe(seconds: Int, told: [[Int]]) async throws {
    var (text, lines) = ("", [String]())
    var time = ContinuousClock.now
    let console = Console(
      isInteractive: false,
      now: {
        time += .seconds(seconds)
        return time
      }, print: { text += $0 + $1 }, complain: { lines.append($0) })
    _ = try await VerifyTool.shop.run(["verify", "--walks", "0", "--states", "7"], on: console)
    let phases = [
      "asking for every destination", "closing screens", "waiting for answers",
      "letting links arrive",
    ]
    let expected: [String] = zip(phases, told).flatMap { phase, numbers in
      numbers.map { number -> String in
        // From the first state on, the tool knows how long one takes.
        let left = (7 - number) * seconds
        return "\(phase), states done: \(number) of 7"
          + (number > 1 && left > 0 ? ", about \(left) s left" : "")
      }
    }
    #expect(lines == expected)
    #expect(!text.contains("\r"))
  }

  private nonisolated static let unwritable: [(String, String)] = [
    ("/", "“/” cannot be written: Is a directory."),
    ("/nowhere/shop.json", "“/nowhere/shop.json” cannot be written: No such file or directory."),
    ("/proc/shop.json", "“/proc/shop.json” cannot be written: No such file or directory."),
    ("/dev/null/shop.json", "“/dev/null/shop.json” cannot be written: Not a directory."),
    ("", "“” cannot be written: No such file or directory."),
  ]

  @Test(
    "An unwritable file is reported before anything is explored", arguments: unwritable,
    ["--json", "--report", "--record", "--summary", "--junit", "--sarif"])
  func unwritable(_ place: (String, String), option: String) async throws {
    let (file, problem) = place
    let console = Console(
      isInteractive: true, print: { text, _ in Issue.record("\(text)") },
      complain: { Issue.record("\($0)") })
    do throws(Problem) {
      _ = try await VerifyTool.shop.run(["verify", "--walks", "0", option, file], on: console)
      Issue.record("It was explored.")
    } catch {
      #expect(error.description == problem)
    }
  }

  @Test(
    "Each file is written independently, and all that can't be written are reported", .exhaustive,
    arguments: [false, true])
  func lostFolder(bothAreLost: Bool) async throws {
    let (folder, other) = (newFile, newFile)
    for one in [folder, other] {
      try FileManager.default.createDirectory(at: one, withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(at: other) }
    let json = folder.appendingPathComponent("a.json").path
    let report = (bothAreLost ? folder : other).appendingPathComponent("a.html").path
    let console = Console(
      isInteractive: false,
      print: { _, _ in try? FileManager.default.removeItem(at: folder) },
      complain: { _ in })
    do throws(Problem) {
      _ = try await VerifyTool.shop.run(
        [
          "verify", "--walks", "0", "--states", "1", "--depth", "0", "--json", json, "--report",
          report,
        ],
        on: console)
      Issue.record("They were written.")
    } catch {
      let lost = bothAreLost ? [json, report] : [json]
      #expect(
        error.description
          == lost.map { "\($0.quoted) cannot be written: No such file or directory." }
          .joined(separator: " "))
    }
    #expect(FileManager.default.fileExists(atPath: report) == !bothAreLost)
  }

  @Test("A recorded exploration isn't overwritten", .exhaustive)
  func recordedBefore() async throws {
    let file = newFile
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try await verify("--states", "1", "--depth", "0", "--record", file.path)
    let recorded = try Data(contentsOf: file)
    #expect(!recorded.isEmpty)
    do throws(Problem) {
      let console = Console(
        isInteractive: false, print: { _, _ in }, complain: { Issue.record("\($0)") })
      _ = try await VerifyTool.shop.run(
        ["verify", "--walks", "0", "--states", "1", "--depth", "0", "--record", file.path],
        on: console)
      Issue.record("It was explored.")
    } catch {
      #expect(
        error.description.hasSuffix(
          "” is there already: go on with it by “--resume”, or remove it."))
    }
    #expect(try Data(contentsOf: file) == recorded)
  }

  @Test("Checking whether a file can be written neither makes nor changes it")
  func asking() throws {
    let file = newFile
    try SmallFile.checkWritable(file.path)
    #expect(!FileManager.default.fileExists(atPath: file.path))
    try Data("kept".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try SmallFile.checkWritable(file.path)
    #expect(try Data(contentsOf: file) == Data("kept".utf8))
  }

  @Test("A symbolic link to a new file can be written, but not one into a missing folder")
  func danglingLinks() throws {
    let (folder, link, lost) = (newFile, newFile, newFile)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { for one in [folder, link, lost] { try? FileManager.default.removeItem(at: one) } }
    let target = folder.appendingPathComponent("a.json")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    try SmallFile.checkWritable(link.path)
    #expect(!FileManager.default.fileExists(atPath: target.path))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
    try FileManager.default.createSymbolicLink(
      at: lost, withDestinationURL: folder.appendingPathComponent("none/a.json"))
    #expect(throws: Problem.self) { try SmallFile.checkWritable(lost.path) }
    #expect(throws: Problem.self) { try SmallFile.checkWritable(folder.path + "/b.json/") }
  }
}
