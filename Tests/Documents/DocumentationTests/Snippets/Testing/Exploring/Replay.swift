// swift-format-ignore-file
// These lines stand as they do in Docs/Proof/Exploring.md.

import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Names that other pages use, too.
private enum ReplayPage {
  final class Screen: UIViewController {}

  @MainActor struct ShopRoutes {
    let router: any Router

    var product: DestinationStep<Screen, Int> { destination() }
    var bag: DestinationStep<Screen, Void> { destination() }

    func start(in window: UIWindow) {
      window.rootViewController = Screen()
      window.makeKeyAndVisible()
    }

    private func destination<Context>() -> DestinationStep<Screen, Context> {
      StepAssembly(finder: ClassFinder<Screen, Context>(), factory: NilFactory()).from(.root).assemble()
    }
  }

  @MainActor static var explorer: Explorer {
    let explorer = Explorer { window in
      let recorder = EventLogRecorder()
      let router = DefaultRouter(
        windowProvider: CustomWindowProvider { [weak window] in window }, observers: [recorder])
      let routes = ShopRoutes(router: router)
      routes.start(in: window)
      return ExploredApp(
        router: router,
        destinations: [
          ExploredDestination("product 42", routes.product, with: 42),
          ExploredDestination("bag", routes.bag),
        ],
        recorder: recorder)
    }
    return explorer
  }

  @MainActor static func record(in reports: URL) throws -> DefaultRouter {
    let recorder = EventLogRecorder()
    try recorder.write(to: reports.appendingPathComponent("report.jsonl"))
    let router = DefaultRouter(observers: [recorder])
    return router
  }

  @MainActor static func note(by recorder: EventLogRecorder) {
    recorder.note(.tap("Bag"))
    recorder.note(.type("ada@example.com", into: "E-mail"))
    recorder.note(asking: "product 42")
    recorder.note(link: "shop://bag", .inBackground)
  }
}

@MainActor @Suite struct ReplaySnippets {
  private var explorer: Explorer { ReplayPage.explorer }
  private let reports = FileManager.default.temporaryDirectory
    .appendingPathComponent("reports-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: reports, withIntermediateDirectories: true)
    try EventLog([.request("bag"), .request("product 42")]).data
      .write(to: reports.appendingPathComponent("report.jsonl"))
  }

  @Test func theReportRepeats() async throws {
    let report = try EventLog(contentsOf: reports.appendingPathComponent("report.jsonl"))
    expectRepeats(try await explorer.replay(report), reporter: .swiftTesting)
  }

  @Test func recording() async throws {
    let router = try ReplayPage.record(in: reports)
    _ = router
    let recorder = EventLogRecorder()
    ReplayPage.note(by: recorder)
    let report = recorder.log
    print(report.testSource(named: "The bag comes once"))
  }

  @Test func races() async throws {
    let report = try EventLog(contentsOf: reports.appendingPathComponent("report.jsonl"))
    let reorderings = try await explorer.reorderings(of: report, limit: 200, seed: 7)
    #expect(reorderings.isFaultless, "\(reorderings)")
  }
}
