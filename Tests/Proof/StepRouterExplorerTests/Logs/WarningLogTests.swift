import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Logs of warnings only, replayed by an app that records more.
@MainActor
@Suite(.headlessOnly) struct WarningLogTests {
  @Test("What a log has forgotten isn't a departure", arguments: levels)
  func forgotten(level: RoutingEvent.Level) async throws {
    let log = EventLog(
      entries: [
        EventLog.Entry(at: .seconds(1), .move(.tap("Orders"))),
        EventLog.Entry(at: .seconds(2), .forgotten(1)),
      ], level: .warning)
    let replay = try await explorer(level).replay(log)
    #expect(
      replay.description == """
        The log repeats: 1 move, 0 decisions.
        Nothing is wrong.
        """)
    #expect(replay.recorded.outcomes.count == (level == .warning ? 0 : 1))
  }

  nonisolated private static let levels: [RoutingEvent.Level] = [.warning, .information, .detail]

  /// A button for a screen without a factory, of which the router warns.
  private func explorer(_ level: RoutingEvent.Level) -> Explorer {
    Explorer { window in
      let recorder = EventLogRecorder(level: level)
      let router = DefaultRouter(
        windowProvider: CustomWindowProvider { [weak window] in window }, observers: [recorder])
      let orders = StepAssembly(finder: ClassFinder<ShopOrders, Void>(), factory: NilFactory())
        .from(.root).assemble()
      let home = ShopHome("Home")
      home.addButton("Orders") { router.navigate(to: orders) }
      window.rootViewController = home
      window.makeKeyAndVisible()
      return ExploredApp(router: router, destinations: [], recorder: recorder)
    }
  }
}
