#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterTesting
import Testing

/// Random walks.
@MainActor
@Suite(.headlessOnly) struct SwarmTests {
  @Test("Random walks find nothing in healthy apps", .exhaustive, arguments: [0, 1, 2, 3])
  func faultless(_ app: Int) async {
    let explorers = [Till.explorer(), Shop.explorer(), Cinema.explorer(), Library.explorer()]
    let report = await explorers[app].swarm(walks: 12, length: 20, seed: 3)
    #expect(report.failures == [])
    #expect(report.walkCount == 12)
    #expect(report.moveCount > 50)
    #expect(report.requestCount > 20)
  }

  @Test("A walk shrinks to the fewest steps, and is reported with its seed and code")
  func shrunk() async {
    let explorer = Till.explorer(.noReceipt)
    let report = await explorer.swarm(walks: 9, length: 30, seed: 7)
    #expect(
      report.description == """
        9 walks with the seed 7: \(report.moveCount) moves, \(report.requestCount) requests
        1 fault:
        walk 7, 14 steps shrunk to 3, and in 1 other walk
          propertyBroken: “who has paid sees a receipt” does not follow within 1 move: \
        not after ‘Tap “Help”’.
          again: expectNothingWrong(await explorer.replay([.tap("Add"), .tap("Pay"), .tap("Help")]), \
        reporter: .swiftTesting)
        """)
    let failure = report.failures.first
    #expect(failure?.steps == [.move(.tap("Add")), .move(.tap("Pay")), .move(.tap("Help"))])
  }

  @Test("The same seed gives the same walks, another seed gives others")
  func seeds() async {
    let explorer = Shop.explorer(.lockIgnored)
    let report = await explorer.swarm(walks: 6, length: 15, seed: 7)
    #expect(await explorer.swarm(walks: 6, length: 15, seed: 7) == report)
    let other = await explorer.swarm(walks: 6, length: 15, seed: 8)
    #expect(other.moveCount != report.moveCount)
  }

  @Test("Walks in other processes, in any order, add up to the same report")
  func pieces() async throws {
    let explorer = Till.explorer(.receiptForNothing)
    let worker = WalkWorker(explorer, length: 12, seed: 7)
    var records: [Int: SwarmRecord] = [:]
    for walk in (0..<8).reversed() {
      let record = await worker.perform(WalkPiece(walk))
      records[walk] = try JSONDecoder().decode(
        SwarmRecord.self, from: JSONEncoder().encode(record))
    }
    var report = SwarmReport(seed: 7)
    for walk in 0..<8 { report.add(try #require(records[walk])) }
    #expect(report == (await explorer.swarm(walks: 8, length: 12, seed: 7)))
    #expect(!report.isFaultless)
  }

  @Test("Walks behind an exploration begin at the states whose moves it hasn't tried")
  func behind() async throws {
    let exploration = await Shop.explorer().run(depth: 1)
    let pieces = WalkPiece.all(40, behind: exploration)
    #expect(pieces.map(\.number) == Array(0..<40))
    let ways = pieces.compactMap(\.ways).joined()
    #expect(pieces.count { $0.ways == nil } == 10)
    let open = Set(exploration.states.filter { !$0.isExpanded }.map { WalkWay($0.moves) })
    #expect(!open.isEmpty)
    let shown = Set(exploration.destinations.map { WalkWay([], asking: $0.name) })
    #expect(Set(ways) == open.union(shown))
    // What comes from outside gets a quarter of them, though few states do.
    let happens = { (way: WalkWay) in way.moves.contains { $0.kind == .happens } }
    let fromOutside = pieces.count { $0.ways?.contains(where: happens) == true }
    #expect(fromOutside == (open.contains(where: happens) ? 10 : 0))
    #expect(pieces.count { $0.ways?.contains { $0.destination != nil } == true } == 10)
    let worker = WalkWorker(Shop.explorer(), length: 20, seed: 7)
    let record = await worker.perform(pieces[1])
    #expect(record.failure == nil)
    #expect(record.moveCount + record.requestCount > 10)
    #expect(record.moveCount + record.requestCount <= 20)
  }

  @Test("Such a walk tells the whole way, and finds what lies right behind an exploration")
  func wayOfStretches() async throws {
    let explorer = PlainApp.explorer { app in
      app.pushes("Open") { [weak stack = app.stack] in
        let list = PlainScreen("List")
        for number in 1...12 {
          list.addButton("Item \(number)") {
            let item = ShopHelp("Item \(number)")
            if number == 7 { stack?.pushViewController(ShopHelp("Item 7"), animated: false) }
            stack?.pushViewController(item, animated: false)
          }
        }
        return list
      }
    }
    let exploration = await explorer.run(depth: 1)
    #expect(exploration.isFaultless)
    let worker = WalkWorker(explorer, length: 40, seed: 7)
    var found: SwarmReport.Failure?
    for piece in WalkPiece.all(12, behind: exploration) where piece.ways != nil && found == nil {
      found = await worker.perform(piece).failure
    }
    #expect(found?.steps == [.move(.tap("Open")), .move(.tap("Item 7"))])
  }

  @Test("A walk from what the router shows at the start tries the moves there")
  func wayOfRequest() async throws {
    let explorer = Till.explorer()
    let piece = WalkPiece(1, ways: [WalkWay([], asking: "help")])
    let worker = WalkWorker(explorer, length: 40, seed: 7)
    let record = await worker.perform(piece)
    #expect(record.failure == nil)
    #expect(record.requestCount >= 5)
    #expect(record.moveCount > 20)
  }

  @Test("A walk notices what an earlier start has left behind where it begins")
  func sharedAtArrival() async throws {
    let shared = SharedCount()
    let explorer = PlainApp.explorer { app in
      app.pushes("Open") {
        let list = PlainScreen("\(shared.count) in all")
        list.addButton("Add") { shared.count += 1 }
        return list
      }
    }
    let piece = WalkPiece(1, ways: [WalkWay([.tap("Open")])])
    let failure = await WalkWorker(explorer, length: 40, seed: 7).perform(piece).failure
    #expect(failure?.problems.map(\.kind) == [.startsDiffer])
    let detail = try #require(failure?.problems.first?.detail)
    #expect(
      detail.hasPrefix(
        "The same way shows something else than before, so two starts of the app share something: "
      ))
    #expect(failure?.steps.contains(.move(.tap("Add"))) == true)
  }

  @Test("What differs at each start isn't taken for something shared")
  func randomAtArrival() async {
    let shared = SharedCount()
    let explorer = PlainApp.explorer { app in
      app.pushes("Open") {
        shared.count += 1
        return PlainScreen("Number \(shared.count)")
      }
    }
    let piece = WalkPiece(1, ways: [WalkWay([.tap("Open")])])
    let failure = await WalkWorker(explorer, length: 40, seed: 7).perform(piece).failure
    #expect(failure?.problems.contains { $0.kind == .startsDiffer } != true)
  }

  @Test("A walk leaves out impossible steps, and ends at the first fault")
  func replay() async {
    let report = await Till.explorer(.badgeLost).replay(walk: [
      .asking("help"), .move(.back), .move(.swipeDown), .move(.tap("Add")), .asking("nothing"),
      .asking("receipt"), .move(.tap("Help")), .move(.swipeDown), .asking("home"),
      .move(.tap("Help")), .asking("home"),
    ])
    #expect(report.moveCount == 4)
    #expect(report.requestCount == 3)
    #expect(
      report.description == """
        1 walk: 4 moves, 3 requests
        1 fault:
        walk 0, 7 steps
          propertyBroken: “the badge is right” does not hold. Before: 1 1. Now: 1 0.
          again: expectNothingWrong(await explorer.replay(walk: [.asking("help"), .move(.back), \
        .move(.tap("Add")), .asking("receipt"), .move(.swipeDown), .asking("home"), \
        .move(.tap("Help"))]), reporter: .swiftTesting)
        """)
  }

  @Test(
    "A walk finds a fault beyond an exploration's depth, and keeps only the necessary steps",
    .exhaustive)
  func deep() async throws {
    let explorer = Shop.explorer(.lockIgnored)
    let report = await explorer.swarm(walks: 60, length: 40, seed: 7)
    let failure = try #require(report.failures.first)
    #expect(failure.steps.count < failure.length)
    #expect(failure.problems.map(\.kind).contains(.lockIgnored))
    for index in failure.steps.indices {
      var rest = failure.steps
      rest.remove(at: index)
      let again = await explorer.replay(walk: rest)
      #expect(!again.failures.flatMap(\.problems).map(\.kind).contains(.lockIgnored))
    }
  }

  @Test("An app that's wrong from the start is reported without any step")
  func start() async {
    let explorer = Till.explorer(properties: { _ in [.never("a till", { _ in true })] })
    let report = await explorer.swarm(walks: 2, length: 5, seed: 1)
    #expect(
      report.description == """
        2 walks with the seed 1: 0 moves, 0 requests
        1 fault:
        walk 0, 0 steps, and in 1 other walk
          propertyBroken: “a till” holds, and never should. Now: 0 0.
          again: expectNothingWrong(await explorer.replay([]), reporter: .swiftTesting)
        """)
  }

  private final class Marks { var text = "" }

  @Test("A walk shrinks to steps that break the same property, and not another one")
  func otherProperty() async {
    let explorer = Explorer { window in
      let marks = Marks()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: [],
        events: ["x", "y"].map { name in ExploredEvent(name) { marks.text += name } },
        properties: [
          .never("y after x") { _ in marks.text.hasPrefix("x") && marks.text.contains("y") },
          .never("y first") { _ in marks.text.hasPrefix("y") },
        ])
    }
    let report = await explorer.swarm(walks: 20, length: 8, seed: 3)
    let found = report.failures.map { failure in
      "\(failure.steps): \(failure.problems.map(\.detail))"
    }
    let (x, y) = (WalkStep.move(.happens("x")), WalkStep.move(.happens("y")))
    #expect(
      Set(found) == [
        "\([x, y]): \(["“y after x” holds, and never should."])",
        "\([y]): \(["“y first” holds, and never should."])",
      ])
  }

  @Test("Without walks the report finds nothing wrong")
  func none() async {
    let report = await Till.explorer().swarm(walks: -1, length: -1, seed: 0)
    #expect(report.description == "0 walks with the seed 0: 0 moves, 0 requests\nNothing is wrong.")
    var failures: [String] = []
    let reporter = FailureReporter { failures.append($0.message) }
    #expect(expectNothingWrong(report, reporter: reporter))
    #expect(failures == [])
    let wrong = await Till.explorer(.badgeForgotten).replay(walk: [.move(.tap("Add"))])
    #expect(!expectNothingWrong(wrong, reporter: reporter))
    #expect(failures == [wrong.description])
  }
}

/// What the starts of an app share by mistake.
@MainActor private final class SharedCount {
  var count = 0
}
#endif
