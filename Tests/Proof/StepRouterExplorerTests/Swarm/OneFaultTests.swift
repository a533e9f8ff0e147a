import PortableUIKit
import StepRouterExplorer
import Testing

/// Walks that come to one fault in several ways.
@MainActor
@Suite(.headlessOnly) struct OneFaultTests {
  /// A screen that a closure of its own keeps alive.
  private final class KeptScreen: ShopScreen {
    private var keep: () -> Void = {}

    func kept() -> Self {
      keep = { self.title = "Kept" }
      return self
    }
  }

  @Test("Where Back leads elsewhere, a request that doesn't show its screen is the same fault")
  func wayOut() throws {
    let tap: [String: Any] = ["move": ["kind": "tap", "name": "Receipt"]]
    let back: [String: Any] = ["move": ["kind": "back"]]
    func record(_ steps: [[String: Any]], _ problem: [String]) throws -> SwarmRecord {
      let json: [String: Any] = [
        "moveCount": 2, "requestCount": 0,
        "failure": [
          "walk": 0, "length": 9, "count": 1, "steps": steps,
          "problems": [["kind": problem[0], "detail": problem[1]]],
        ] as [String: Any],
      ]
      let data = try JSONSerialization.data(withJSONObject: json)
      return try JSONDecoder().decode(SwarmRecord.self, from: data)
    }
    let covered = ["notVisible", "It is there, but covered."]
    let wrongBack = try record([tap, back], ["wrongBack", "Receipt lay on Payments."])
    let request = try record([tap, ["destination": "payments"]], covered)
    let elsewhere = try record([back, ["destination": "payments"]], covered)
    for records in [[wrongBack, request], [request, wrongBack]] {
      var report = SwarmReport(seed: 7)
      for record in records + [elsewhere] { report.add(record) }
      #expect(
        report.failures.compactMap(\.fault).map(\.description) == [
          "Receipt does not lead back (2 times)", "“payments” is not visible",
        ])
    }
  }

  @Test("Of two walks to one fault the shorter one is kept, whichever comes first")
  func shorter() throws {
    func record(_ names: [String]) throws -> SwarmRecord {
      let steps = names.map { ["move": ["kind": "tap", "name": $0]] }
      let json: [String: Any] = [
        "moveCount": names.count, "requestCount": 0,
        "failure": [
          "walk": names.count, "length": 9, "count": 1, "steps": steps,
          "problems": [["kind": "leaked", "detail": "Receipt is still alive."]],
        ] as [String: Any],
      ]
      let data = try JSONSerialization.data(withJSONObject: json)
      return try JSONDecoder().decode(SwarmRecord.self, from: data)
    }
    let (long, short) = (try record(["Left", "Right", "Left"]), try record(["Left"]))
    for records in [[long, short], [short, long]] {
      var report = SwarmReport(seed: 7)
      for record in records { report.add(record) }
      #expect(report.failures.map(\.steps.count) == [1])
      #expect(report.failures.map(\.count) == [2])
    }
  }

  @Test("It is reported once, with the fewest steps", .exhaustive)
  func once() async {
    let explorer = PlainApp.explorer { app in
      app.pushes("Left") { KeptScreen("Left").kept() }
      app.pushes("Right") { KeptScreen("Right").kept() }
    }
    let report = await explorer.swarm(walks: 20, length: 20, seed: 7)
    #expect(report.failures.map { $0.problems.map(\.kind) } == [[.leaked]])
    #expect(report.failures.map(\.steps) == [[.move(.tap("Left"))]])
    #expect(report.failures.map(\.count) == [9])
  }

  @Test("A crash of the process is reported with the steps that lead to it")
  func crash() {
    let steps: [WalkStep] = [.asking("home"), .move(.tap("Left"))]
    var deed = Deed()
    deed.steps = steps
    let worker = WalkWorker(PlainApp.explorer { _ in }, length: 20, seed: 7)
    let record = worker.outcome(of: WorkerEnd(.crash("signal 4"), during: deed), at: 3)
    var report = SwarmReport(seed: 7)
    report.add(record)
    #expect(
      report.description == """
        1 walk with the seed 7: 0 moves, 0 requests
        1 fault:
        walk 3, 2 steps
          crashed: The app crashes here: its process has ended twice with signal 4, at the start of the app.
          again: expectNothingWrong(await explorer.replay(walk: \(steps)), reporter: .swiftTesting)
        """)
  }

  @Test("A walk that ends the process shrinks, and is then one fault with others like it")
  func ended() throws {
    let worker = WalkWorker(PlainApp.explorer { _ in }, length: 20, seed: 7)
    func record(_ steps: [WalkStep], at number: Int) -> SwarmRecord {
      worker.outcome(of: WorkerEnd(.crash("signal 4")), at: WalkPiece(number, steps: steps))
    }
    let short: [WalkStep] = [.move(.tap("Left"))]
    var report = SwarmReport(seed: 7)
    report.add(record([.asking("home"), .move(.tap("Left")), .asking("home")], at: 0))
    report.add(record(short, at: 1))
    #expect(report.endedWalks.map(\.steps.count) == [3, 1])
    report.shrink(report.failures[0], to: try #require(record(short, at: 0).failure))
    #expect(report.failures.map(\.steps) == [short])
    #expect(report.failures.map(\.count) == [2])
  }

  @Test("A walk that shrinks still tells in how many other walks the process has ended")
  func otherWalks() throws {
    let worker = WalkWorker(PlainApp.explorer { _ in }, length: 20, seed: 7)
    func record(_ steps: [WalkStep], at number: Int) -> SwarmRecord {
      worker.outcome(of: WorkerEnd(.crash("signal 4")), at: WalkPiece(number, steps: steps))
    }
    var report = SwarmReport(seed: 7)
    for number in 4...6 {
      report.add(record([.asking("home"), .move(.tap("Left")), .asking("home")], at: number))
    }
    #expect(report.failures.map(\.count) == [3])
    let short = try #require(record([.move(.tap("Left"))], at: 4).failure)
    report.shrink(report.failures[0], to: short)
    #expect(report.failures.map(\.count) == [3])
    #expect(report.description.contains("\nwalk 4, 3 steps shrunk to 1, and in 2 other walks\n"))
  }

  @Test("A walk prefers what it hasn't tried, so it taps each of many buttons")
  func preference() async {
    let names = Set((1...12).map { "Button \($0)" })
    var tapped: Set<String> = []
    let explorer = PlainApp.explorer { app in
      for name in names.sorted() { app.home.addButton(name) { tapped.insert(name) } }
    }
    _ = await explorer.swarm(walks: 4, length: 20, seed: 7)
    #expect(tapped == names)
  }
}
