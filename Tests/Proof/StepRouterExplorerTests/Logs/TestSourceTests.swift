import StepRouterExplorer
import Testing

/// The source of tests that replay a log.
@MainActor
@Suite(.headlessOnly) struct TestSourceTests {
  @Test("A test's source repeats the log's deeds, and expects its outcomes")
  func source() throws {
    #expect(
      try LogFixture.evening.read().testSource(named: "The bag: in the evening") == #"""
        @MainActor @Test("The bag: in the evening")
        func theBagInTheEvening() async throws {
          let log = EventLog([
            .move(.tap("Tea Pot")),
            .move(.back),
            .request("orders"),
            .move(.tab("Account")),
            .move(.tap("Log in")),
            .move(.tap("I am Ada")),
            .request("orders"),
            .request("bag", after: .milliseconds(100)),
          ])
          let replay = try await explorer.replay(log)
          expectRepeats(replay, reporter: .swiftTesting)
          #expect(
            replay.outcomes == [
              "ShopProduct: built",
              "ShopOrders: failed: The interceptor InlineInterceptor<()> of ShopOrders at \#
        StepRouterExplorerTests/Shop+Tabs.swift did not let the navigation pass: NotLoggedIn().",
              "ShopLogin: built",
              "ShopOrders: built",
              "ShopBag: built",
            ])
        }
        """#)
  }

  @Test(
    "Any name makes a valid function name",
    arguments: [
      ("Bag", "logBag"), ("7 bags", "log7Bags"), ("Tea \"cup\" \\(x)", "teaCupX"),
      ("return", "logReturn"), ("Über alles", "berAlles"),
    ])
  func names(name: String, function: String) {
    #expect(
      EventLog([.move(.back)]).testSource(named: name).hasPrefix(
        "@MainActor @Test(\(name.debugDescription))\nfunc \(function)() async"))
  }

  @Test("A test without a name gets one")
  func noName() {
    #expect(
      EventLog([.move(.back)]).testSource(named: " ").hasPrefix(
        "@MainActor @Test(\"The log repeats\")\nfunc theLogRepeats() async"))
  }

  @Test("The source of a departed log has the deeds found so far and those still to come")
  func departed() async throws {
    let noted = try await Shop.explorer().replay(EventLog([.request("login"), .request("bag")]))
    let log = EventLog(
      entries: noted.recorded.entries.filter {
        if case .request = $0.content { false } else { true }
      })
    let source = try await Shop.explorer(.wrongBaseUnderSheet).replay(log)
      .testSource(named: "The bag covers the login")
    #expect(source.contains("    .request(\"login\"),\n    .request(\"bag\"),\n"))
    #expect(source.contains("      \"ShopLogin: built\",\n      \"ShopBag: built\",\n"))
  }
}
