import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterTesting
import Testing

/// Replays of logs.
@MainActor
@Suite(.headlessOnly) struct LogReplayTests {
  @Test("A log repeats exactly")
  func exact() async throws {
    let replay = try await Shop.explorer().replay(LogFixture.evening.read())
    #expect(
      "\(replay)" == """
        The log repeats: 5 moves, 3 requests, 31 decisions.
        Nothing is wrong.
        """)
    #expect(replay.isFaultless)
  }

  @Test("A log departs where a route has changed")
  func departure() async throws {
    let replay = try await Shop.explorer(.wrongBaseUnderSheet).replay(LogFixture.bagOnLogin.read())
    #expect(
      "\(replay)" == """
        The log departs at entry 10, after .request("bag"):
          the log says: #2 plans: start ShopLogin “Login”, build UINavigationController, build ShopBag
          now: #2 plans: start UITabBarController, dismiss ShopLogin “Login”, build \
        UINavigationController, build ShopBag
          on screen then:
            UITabBarController
              UINavigationController
                ShopHome "Home"
              UINavigationController
                ShopSearch "Search"
              UINavigationController [selected]
                ShopAccount "Account"
            presents formSheet:
              UINavigationController [visible]
                ShopBag "Bag" [visible]
        """)
  }

  @Test("A problem is reported where it shows, even if the log has it as well", .exhaustive)
  func wrong() async throws {
    let explorer = Shop.explorer(.screenRetainsItself)
    let log = try await explorer.replay(EventLog([.request("product 7"), .move(.back)])).recorded
    #expect(
      "\(try await explorer.replay(log))" == """
        The log repeats: 1 move, 1 request, 5 decisions.
        Wrong at entry 7: leaked: ShopProduct “Product 7” is still alive off screen. It is held by \
        “ShopProduct.myself”.
        """)
  }

  @Test("A router's log repeats by its steps, without notes of the requests")
  func unnoted() async throws {
    let noted = try await Shop.explorer().replay(EventLog([.request("login"), .request("bag")]))
    let log = EventLog(entries: noted.recorded.entries.filter { !isRequest($0.content) })
    let replay = try await Shop.explorer().replay(log)
    #expect(replay.departure == nil, "\(replay)")
    #expect(replay.deeds == [.request("login"), .request("bag")])
    #expect(
      log.deeds.map(\.description) == [
        ".request(toScreen: \"ShopLogin\", in: \"StepRouterExplorerTests/Shop+Sheets.swift\")",
        ".request(toScreen: \"ShopBag\", in: \"StepRouterExplorerTests/Shop+Sheets.swift\")",
      ])
  }

  private func isRequest(_ content: EventLog.Content) -> Bool {
    if case .request = content { true } else { false }
  }

  @Test("A request that fits two destinations must be noted")
  func ambiguous() async throws {
    let deed = EventLog.Deed.request(
      toScreen: "ShopProduct", in: "StepRouterExplorerTests/Shop+Tabs.swift")
    let replay = try await Shop.explorer().replay(EventLog([deed]))
    #expect(
      replay.departure?.found
        == "It may be each of “product 7”, “product 42”. Record the name, with note(asking:).")
  }

  @Test("An impossible deed is reported with the possible ones")
  func impossible() async throws {
    let departed = try await departure(doing: .move(.tap("Tea Cup")))
    #expect(
      departed
        == "That is not possible. What can be done is .tab(\"Home\"), .tab(\"Search\"), "
        + ".tab(\"Account\"), .tap(\"Tea Pot\"), .tap(\"Bag\"), .happens(\"help is asked for\").")
    #expect(
      try await departure(doing: .request("tea"))?.hasPrefix(
        "There is no destination “tea”, but “home”, “product 7”, ") == true)
    #expect(
      try await departure(doing: .request(toScreen: "Tea", in: "Shop/Tea.swift"))
        == "No destination has a Tea that is declared in Shop/Tea.swift.")
    #expect(
      try await departure(doing: .link("shop://bag"))
        == "Links arrive in an app that is launched: make the explorer with Explorer(windows:).")
  }

  private func departure(doing deed: EventLog.Deed) async throws -> String? {
    try await Shop.explorer().replay(EventLog([deed])).departure?.found
  }

  @Test(
    "Moved lines and other titles are no departures",
    arguments: [LogFixture.evening, .bagOnLogin])
  func edited(fixture: LogFixture) async throws {
    let text = String(decoding: try fixture.read().data, as: UTF8.self)
      .replacing(/"line":(\d+)/) { "\"line\":\($0.1)0" }
      .replacing(/"title":"[^"]*"/, with: "\"title\":\"Another\"")
      .replacing(/\.swift:\d+/, with: ".swift:9")
    let replay = try await Shop.explorer().replay(EventLog(Data(text.utf8)))
    #expect(replay.departure == nil, "\(replay)")
  }

  @Test("One decision more or less is a departure, a log that's cut off isn't")
  func lengths() async throws {
    let log = try LogFixture.bagOnLogin.read()
    let last = log.entries.count - 1
    let cut = try await Shop.explorer().replay(
      EventLog(entries: Array(log.entries.prefix(last - 1))))
    #expect(cut.departure == nil, "\(cut)")
    let without = EventLog(entries: Array(log.entries.prefix(4) + log.entries.suffix(from: 6)))
    let more = try await Shop.explorer().replay(without).departure
    #expect(more?.entry == 5)
    let twice = try await Shop.explorer().replay(
      EventLog(entries: log.entries + [log.entries[last]])
    ).departure
    #expect(twice?.entry == last + 2)
    #expect(twice?.found == "#2 decides nothing more.")
  }

  @Test("A log repeats though its numbers start again, as after a relaunch of the app")
  func numbersAgain() async throws {
    let text = String(decoding: try LogFixture.bagOnLogin.read().data, as: UTF8.self)
    let again = text.replacing("\"navigation\":2", with: "\"navigation\":1")
    #expect(again != text)
    let replay = try await Shop.explorer().replay(EventLog(Data(again.utf8)))
    #expect(replay.departure == nil, "\(replay)")
  }

  @Test("Forgotten decisions aren't compared, but those after them are")
  func forgotten() async throws {
    let log = try LogFixture.bagOnLogin.read()
    let entries = log.entries.enumerated().compactMap { index, entry -> EventLog.Entry? in
      if index == 3 { return EventLog.Entry(at: entry.time, .forgotten(3)) }
      return (4...6).contains(index) ? nil : entry
    }
    #expect(try await Shop.explorer().replay(EventLog(entries: entries)).departure == nil)
    let departed = try await Shop.explorer(.wrongBaseUnderSheet).replay(EventLog(entries: entries))
    #expect(departed.departure?.deed == ".request(\"bag\")")
  }

  @Test("During a log's long pauses, time limits expire as they did on the phone")
  func timeLimit() async throws {
    let replay = try await StuckApp.explorer.replay(
      EventLog([.move(.tap("Stick")), .move(.tap("Stick"), after: .seconds(40))]))
    #expect(replay.recorded.outcomes.first?.contains("did not answer in time") == true)
  }

  @Test("A time limit runs out during the pause at the end of the log")
  func timeLimitAtEnd() async throws {
    let log = EventLog(
      entries: [
        EventLog.Entry(at: .seconds(1), .move(.tap("Stick"))),
        EventLog.Entry(at: .seconds(41), .forgotten(1)),
      ])
    let replay = try await StuckApp.explorer.replay(log)
    #expect(replay.recorded.outcomes.map { $0.contains("did not answer in time") } == [true])
  }

  @Test("Without a recorder an app can be replayed, but not compared")
  func noRecorder() async throws {
    let explorer = MisdeedApp.explorer(nil)
    let replay = try await explorer.replay(EventLog([.request("screen")]))
    #expect(replay.isFaultless)
    await #expect {
      try await explorer.replay(LogFixture.evening.read())
    } throws: { error in
      "\(error)" == "The explored app has no recorder, so nothing can be compared. Give "
        + "ExploredApp(recorder:) the EventLogRecorder that observes its router."
    }
  }

  @Test("A repetition's failure is reported at the caller's line")
  func expectation() async throws {
    let replay = try await Shop.explorer().replay(EventLog([.request("tea")]))
    var failures: [FailureReporter.Failure] = []
    let reporter = FailureReporter { failures.append($0) }
    #expect(!expectRepeats(replay, reporter: reporter))
    #expect(failures.map(\.message) == ["\(replay)"])
    #expect(failures.map(\.line) == [#line - 2])
  }
}

/// An app with a button that leads nowhere: the action never completes.
@MainActor
private enum StuckApp {
  static var explorer: Explorer {
    Explorer { window in
      let recorder = EventLogRecorder()
      let router = DefaultRouter(
        windowProvider: CustomWindowProvider { [weak window] in window }, observers: [recorder])
      let home = ShopHome("Home")
      let stuck = StepAssembly(
        finder: NilFinder<UIViewController, Void>(), factory: ClassFactory()
      ).using(StuckAction()).from(.current).assemble()
      home.addButton("Stick") { router.navigate(to: stuck) { _ in } }
      window.rootViewController = home
      window.makeKeyAndVisible()
      return ExploredApp(router: router, destinations: [], recorder: recorder)
    }
  }

  private struct StuckAction: Action {
    func perform(
      with viewController: UIViewController, on host: UIViewController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      kept.append(completion)
    }
  }

  private static var kept: [@MainActor (RoutingResult) -> Void] = []
}
