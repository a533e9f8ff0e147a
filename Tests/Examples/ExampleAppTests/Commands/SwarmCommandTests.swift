import ExampleApp
import PortableUIKit
import StepRouterExplorer
import StepRouterVerify
import Testing

@MainActor
@Suite(.headlessOnly) struct SwarmCommandTests {
  private func swarm(
    _ arguments: String..., pausing pause: Duration = .seconds(400)
  ) async throws -> (status: Int32, lines: [String], progress: [String]) {
    var (text, progress) = ("", [String]())
    var time = ContinuousClock.now
    let console = Console(
      isInteractive: false,
      now: {
        time += pause
        return time
      }, print: { text += $0 + $1 }, complain: { progress.append($0) })
    let status = try await VerifyTool.shop.run(["swarm"] + arguments, on: console)
    return (status, text.split(separator: "\n").map(String.init), progress)
  }

  @Test("Random walks through the shop find nothing wrong, and report the time left", .exhaustive)
  func walks() async throws {
    let walks = try await swarm("--walks", "5", "--length", "6", "--seed", "3")
    #expect(walks.status == 0)
    #expect(
      walks.lines == [
        "5 walks with the seed 3: 20 moves, 6 requests", "Nothing is wrong.",
      ])
    #expect(
      walks.progress == [
        "walks done: 1 of 5", "walks done: 2 of 5, about 20 min left",
        "walks done: 3 of 5, about 13 min left", "walks done: 4 of 5, about 7 min left",
        "walks done: 5 of 5",
      ])
  }

  @Test("Walks that end quickly have a line of progress every ten seconds at most")
  func quickWalks() async throws {
    let walks = try await swarm(
      "--walks", "5", "--length", "1", "--seed", "3", pausing: .seconds(6))
    #expect(
      walks.progress.map { $0.prefix { $0 != "," } } == [
        "walks done: 2 of 5", "walks done: 4 of 5",
      ])
  }

  @Test(
    "Walks that once found a fault find none any more",
    arguments: [
      [
        .asking("shop://account/orders"), .move(.tab("Departments")),
        .move(.happens("the session ends")), .move(.relaunch), .asking("setting offers"),
        .asking("home"),
      ],
      [
        .asking("orders"), .move(.happens("the session ends")), .move(.tab("Home")),
        .move(.tab("Account")),
      ],
      [
        .asking("orders"), .move(.tab("Home")), .move(.happens("the session ends")),
        .move(.tab("Account")),
      ],
      [
        .asking("orders"), .asking("bag"), .move(.happens("the session ends")), .asking("home"),
        .move(.tab("Account")),
      ],
      [
        .asking("/account/orders"), .move(.openWindow), .move(.happens("the session ends")),
        .move(.relaunch), .asking("orders"), .move(.relaunch),
      ],
      [.asking("categories"), .asking("setting offers"), .move(.relaunch)],
    ] as [[WalkStep]])
  func walked(_ steps: [WalkStep]) async {
    let report = await Explorer.shop(windows: 2).replay(walk: steps)
    #expect(report.moveCount + report.requestCount == steps.count)
    #expect(report.isFaultless, "\(report)")
  }

  @Test("Without a seed the walks differ each time")
  func seeds() async throws {
    let seeds = try await [
      swarm("--walks", "1", "--length", "3"), swarm("--walks", "1", "--length", "3"),
    ].map { walks in
      walks.lines.first.map { $0.prefix { $0 != ":" } }
    }
    #expect(seeds[0] != seeds[1])
    #expect(seeds[0]?.hasPrefix("1 walk with the seed ") == true)
  }

  @Test("A worker process gets the options that determine its walks, and the limits")
  func workers() throws {
    var reader = OptionReader(
      [
        "--walks", "7", "--length", "6", "--seed", "3", "--windows", "3", "--jobs", "2",
        "--timeout", "9", "--memory", "99", "--total-timeout", "5",
      ], of: "Proof")
    let options = try SwarmOptions(&reader)
    #expect(
      options.ofWorker == [
        "--worker", "--length", "6", "--seed", "3", "--windows", "3", "--timeout", "9",
        "--memory", "99",
      ])
  }

  @Test("Wrong options are reported before any walk")
  func wrongOptions() async throws {
    for (arguments, problem) in [
      (["--walks", "0"], "“--walks” takes a whole number from 1 to 10000000, but was given “0”."),
      (["--depth", "3"], "There is no option “--depth”; “ExampleApp --help” lists the options."),
      (
        ["--seed", "-1"],
        "“--seed” takes a whole number from 0 to \(Int.max), but was given “-1”."
      ),
    ] {
      let console = Console(isInteractive: false, print: { _, _ in }, complain: { _ in })
      do throws(Problem) {
        _ = try await VerifyTool.shop.run(["swarm"] + arguments, on: console)
        Issue.record("It walked.")
      } catch { #expect(error.description == problem) }
    }
  }
}
