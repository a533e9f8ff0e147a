import DeviceTraits
import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterVerify
import Testing

/// The faults on the command line: what fails, what is written, and what is replayed.
@MainActor
@Suite(.headlessOnly) struct GateCommandTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("gate-\(UUID().uuidString)")

  /// A screen with a button that opens another one, unless it's missing.
  final class HomeViewController: UIViewController {
    var opensNext = true

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Home"
      guard opensNext else { return }
      let button = UIButton(type: .system)
      button.setTitle("Open", for: .normal)
      button.addAction(
        UIAction { [weak self] _ in
          let next = UIViewController()
          next.title = "Next"
          self?.navigationController?.pushViewController(next, animated: false)
        }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  /// Whether a start of the app has the fault.
  final class Weather {
    var isBad: [Bool] = []
    /// What follows once the list is used up.
    var rest = true

    func next() -> Bool { isBad.isEmpty ? rest : isBad.removeFirst() }
  }

  /// The numbers of windows for which an explorer was made.
  final class WindowCount {
    var asked: [Int] = []
  }

  /// The tool of an app with destinations that are never found, in bad weather, and with a home
  /// that's only found in front.
  private func tool(
    missing: [String] = ["missing"], opensNext: Bool = true, in weather: Weather = Weather()
  ) -> VerifyTool {
    VerifyTool("Proof") { _ in
      Explorer { window in
        let home = HomeViewController()
        home.opensNext = opensNext
        window.rootViewController = UINavigationController(rootViewController: home)
        window.makeKeyAndVisible()
        let there = StepAssembly(
          finder: ClassFinder<UINavigationController, Void>(), factory: NilFactory()
        ).from(.root).assemble()
        let missingStep = StepAssembly(
          finder: ClassFinder<UITabBarController, Void>(), factory: NilFactory()
        ).from(.root).assemble()
        let homeStep = StepAssembly(
          finder: ClassFinder<HomeViewController, Void>(options: .visible), factory: NilFactory()
        ).from(.root).assemble()
        return ExploredApp(
          router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
          destinations: [
            missing.isEmpty
              ? ExploredDestination("home", homeStep) : ExploredDestination("there", there)
          ]
            + missing.map { name in
              weather.next()
                ? ExploredDestination(name, missingStep) : ExploredDestination(name, there)
            })
      }
    }
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func run(
    _ tool: VerifyTool, _ arguments: [String], in environment: [String: String] = [:]
  ) async throws -> (status: Int32, lines: [String]) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var text = ""
    let now = ContinuousClock.now
    let console = Console(
      isInteractive: false, environment: environment, now: { now }, print: { text += $0 + $1 },
      complain: { Issue.record("\($0)") })
    let status = try await tool.run(arguments, on: console)
    return (status, text.split(separator: "\n").map(String.init))
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  @Test(
    "The first lines name the culprits with their codes, and the files tell the same", .exhaustive)
  func files() async throws {
    defer { clean() }
    let result = try await run(
      tool(),
      [
        "verify", "--walks", "0", "--depth", "1", "--summary", path("a.md"), "--junit",
        path("a.xml"), "--sarif",
        path("a.sarif"), "--record", path("a.jsonl"), "--annotations",
      ])
    #expect(result.status == 1)
    #expect(
      result.lines.prefix(2) == [
        "1 fault: “missing” fails (2 times)", "  failed-7778  “missing” fails (2 times)",
      ])
    let text = try String(contentsOfFile: path("a.md"), encoding: .utf8)
    #expect(text.hasPrefix("### ✕ 1 fault: “missing” fails (2 times)\n"))
    #expect(text.contains("Proof verify --replay failed-7778 --since \(path("a.jsonl"))"))
    #expect(try String(contentsOfFile: path("a.xml"), encoding: .utf8).contains("failures=\"1\""))
    #expect(try String(contentsOfFile: path("a.sarif"), encoding: .utf8).contains("failed-7778"))
    #expect(result.lines.last?.contains("title=failed-7778::“missing” fails (2 times)%0A") == true)
  }

  @Test("GitHub's own runs have annotations without the option")
  func gitHub() async throws {
    defer { clean() }
    let here = try await run(tool(), ["verify", "--walks", "0", "--depth", "0"])
    #expect(!here.lines.contains { $0.hasPrefix("::error") })
    let there = try await run(
      tool(), ["verify", "--walks", "0", "--depth", "0"], in: ["GITHUB_ACTIONS": "true"])
    #expect(there.lines.filter { $0.hasPrefix("::error") }.count == 1)
  }

  @Test("With --new-faults-only a recorded fault doesn't fail, and another one does", .exhaustive)
  func newFaults() async throws {
    defer { clean() }
    _ = try await run(
      tool(), ["verify", "--walks", "0", "--depth", "0", "--record", path("before")])
    let options = [
      "verify", "--walks", "0", "--depth", "0", "--since", path("before"), "--new-faults-only",
    ]
    let same = try await run(tool(), options)
    #expect(same.status == 0)
    #expect(
      same.lines.first
        == "Nothing new is wrong: 1 state, 2 requests; 1 known fault: “missing” fails")
    let more = try await run(tool(missing: ["missing", "lost"]), options)
    #expect(more.status == 1)
    #expect(
      more.lines.first == "1 new fault: “lost” fails; 1 known fault: “missing” fails")
    let fixed = try await run(tool(missing: []), options)
    #expect(fixed.status == 0)
    #expect(
      fixed.lines.first
        == "Nothing is wrong: 1 state, 1 request; 1 gone fault: “missing” fails")
  }

  @Test("An accepted fault doesn't fail; a line without a reason is reported before exploring")
  func accepted() async throws {
    defer { clean() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("failed-7778 until 4.3\nleaked-0123 long ago\n".utf8)
      .write(to: URL(fileURLWithPath: path("accepted.txt")))
    let options = ["verify", "--walks", "0", "--depth", "0", "--accepted", path("accepted.txt")]
    let result = try await run(tool(), options)
    #expect(result.status == 0)
    #expect(
      result.lines.prefix(3) == [
        "Nothing new is wrong: 1 state, 2 requests; 1 accepted fault: “missing” fails",
        "  failed-7778  “missing” fails: accepted: until 4.3",
        "Accepted in line 2, but gone: leaked-0123. Remove the line.",
      ])
    try Data("failed-7778\n".utf8).write(to: URL(fileURLWithPath: path("accepted.txt")))
    await #expect(throws: Problem.self) { try await run(tool(), options) }
    do throws(Problem) {
      let console = Console(
        isInteractive: false, print: { text, _ in Issue.record("\(text)") }, complain: { _ in })
      _ = try await tool().run(options, on: console)
    } catch {
      #expect(
        error.description.hasSuffix(
          "”: Line 1 accepts failed-7778 without a reason: write after the code why."))
    }
  }

  @Test(
    "A recorded fault is replayed by its code; the status says whether it still occurs",
    .exhaustive)
  func replay() async throws {
    defer { clean() }
    _ = try await run(
      tool(), ["verify", "--walks", "0", "--depth", "1", "--record", path("before")])
    let options = ["verify", "--replay", "failed-7778", "--since", path("before")]
    let again = try await run(tool(), options)
    #expect(again.status == 1)
    #expect(
      again.lines.prefix(2) == [
        "failed-7778  “missing” fails (2 times)", "  Home: the router is asked for “missing”",
      ])
    #expect(again.lines.contains("It still occurs:"))
    #expect(again.lines.last?.hasPrefix("  failed: ") == true)
    let weather = Weather()
    weather.rest = false
    let fixed = try await run(tool(in: weather), options)
    #expect(fixed.status == 0)
    #expect(fixed.lines.last == "It no longer occurs.")
    do throws(Problem) {
      let console = Console(isInteractive: false, print: { _, _ in }, complain: { _ in })
      _ = try await tool().run(
        ["verify", "--replay", "leaked-0000", "--since", path("before")], on: console)
      Issue.record("It was replayed.")
    } catch {
      #expect(error.description.hasPrefix("“leaked-0000” is not a fault of "))
      #expect(error.description.hasSuffix("”; it has failed-7778."))
    }
  }

  @Test("A fault is replayed with as many windows as it was recorded with", .exhaustive)
  func windowsOfReplay() async throws {
    defer { clean() }
    let (count, app) = (WindowCount(), tool())
    let counting = VerifyTool("Proof") { settings in
      count.asked.append(settings.windows)
      return app.explorer(settings)
    }
    _ = try await run(
      counting,
      ["verify", "--walks", "0", "--depth", "0", "--windows", "3", "--record", path("before")])
    let again = try await run(
      counting, ["verify", "--replay", "failed-7778", "--since", path("before")])
    #expect(again.status == 1)
    #expect(count.asked == [3, 3])
  }

  @Test(
    "A fault after a move shows each screen on the way, and tells if the way is gone", .exhaustive)
  func way() async throws {
    defer { clean() }
    let tool = tool(missing: [])
    let recorded = try await run(
      tool,
      [
        "verify", "--walks", "0", "--depth", "1", "--record", path("before"), "--summary",
        path("a.md"),
      ])
    #expect(recorded.lines.first == "1 fault: “home” fails")
    let code = try #require(recorded.lines[1].split(separator: " ").first.map(String.init))
    let text = try String(contentsOfFile: path("a.md"), encoding: .utf8)
    #expect(text.contains("\n  s0[\"Home\"] -- \"Tap “Open”\" --> s1\n"))
    let options = ["verify", "--replay", code, "--since", path("before")]
    let again = try await run(tool, options)
    #expect(
      again.lines.prefix(3) == [
        "\(code)  “home” fails", "  Home: .tap(\"Open\")",
        "  UIViewController “Next”: the router is asked for “home”",
      ])
    #expect(again.status == 1)
    do throws(Problem) {
      let console = Console(isInteractive: false, print: { _, _ in }, complain: { _ in })
      _ = try await self.tool(missing: [], opensNext: false).run(options, on: console)
      Issue.record("It was replayed.")
    } catch {
      #expect(
        error.description
          == "\(code) cannot be replayed: ‘Tap “Open”’ was possible, but is not when it is made "
          + "again.")
    }
  }

  @Test(
    "A merged exploration is compared with a record, and tells the same as a whole one",
    .exhaustive)
  func merged() async throws {
    defer { clean() }
    let tool = tool()
    for part in ["1", "2"] {
      _ = try await run(
        tool,
        [
          "verify", "--walks", "0", "--depth", "1", "--shard", "\(part)/2", "--record",
          path("part\(part)"),
        ])
    }
    _ = try await run(
      self.tool(missing: []),
      ["verify", "--walks", "0", "--depth", "1", "--record", path("before")])
    let merged = try await run(
      tool,
      [
        "merge", path("whole"), path("part1"), path("part2"), "--since", path("before"),
        "--new-faults-only", "--summary", path("a.md"),
      ])
    #expect(merged.status == 1)
    #expect(
      merged.lines.first == "1 new fault: “missing” fails (2 times); 1 gone fault: “home” fails")
    let text = try String(contentsOfFile: path("a.md"), encoding: .utf8)
    #expect(text.contains("| “missing” fails (2 times) | `failed-7778` | new |"))
    #expect(text.contains("--since \(path("whole"))\n"))
  }

  @Test("A fault that comes only sometimes is told as unsteady", .exhaustive)
  func unsteady() async throws {
    defer { clean() }
    let weather = Weather()
    let result = try await run(
      tool(in: weather), ["verify", "--walks", "0", "--depth", "0", "--repeat", "3"])
    #expect(result.lines[1] == "  failed-7778  “missing” fails: steady, 3 of 3")
    _ = try await run(
      tool(), ["verify", "--walks", "0", "--depth", "0", "--record", path("before")])
    weather.isBad = [false, false, false, true, false]
    weather.rest = false
    let replayed = try await run(
      tool(in: weather),
      ["verify", "--replay", "failed-7778", "--since", path("before"), "--repeat", "3"])
    #expect(replayed.status == 1)
    #expect(replayed.lines.contains("It still occurs (unsteady: occurs in 1 of 3):"))
  }

  @Test("A source file is found below a folder by its module and name")
  func sources() throws {
    defer { clean() }
    for file in [
      "Shop/Routes.swift", "Bank/Routes.swift", "Screens/Bag.swift", ".build/Bag.swift",
      "Shop/Old/Twin.swift", "Shop/New/Twin.swift",
    ] {
      let url = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    // There are two twins in the module, so neither is taken.
    let locations = [
      "Shop/Routes.swift", "Other/Routes.swift", "Module/Bag.swift", "A/Gone.swift",
      "Shop/Twin.swift",
    ].map { CodeLocation(fileID: $0, line: 1) }
    #expect(
      SourcePaths(below: folder).paths(of: locations) == [
        "Shop/Routes.swift": "Shop/Routes.swift", "Module/Bag.swift": "Screens/Bag.swift",
      ])
  }
}
