import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// A log saved beside the tests, and the deeds that it records.
@MainActor
enum LogFixture: String, CaseIterable {
  /// A login, an order, and a sheet over it.
  case evening
  /// A bag over a form. A variant of the app puts the bag elsewhere.
  case bagOnLogin
  /// Two screens one after the other, which disturb each other if requested at once.
  case twoDrafts

  var deeds: [EventLog.Deed] {
    switch self {
    case .evening:
      [
        .move(.tap("Tea Pot")), .move(.back, after: .seconds(2)), .request("orders"),
        .move(.tab("Account")), .move(.tap("Log in")), .move(.tap("I am Ada")),
        .request("orders"), .request("bag", after: .milliseconds(100)),
      ]
    case .bagOnLogin: [.move(.tab("Account")), .move(.tap("Log in")), .request("bag")]
    case .twoDrafts: [.move(.tap("Write")), .move(.back), .request("to Ada"), .request("to Bob")]
    }
  }

  var explorer: Explorer {
    switch self {
    case .evening, .bagOnLogin: Shop.explorer()
    case .twoDrafts: DraftsApp.explorer(isFaulty: true)
    }
  }

  var url: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(rawValue).jsonl")
  }

  func read() throws -> EventLog { try EventLog(contentsOf: url) }
}

/// The saved logs must equal what is recorded now. To record them again, let this test write
/// `recorded.data` to `fixture.url` once.
@MainActor
@Suite(.headlessOnly) struct LogFixtureTests {
  @Test("A saved log equals what is recorded now", arguments: LogFixture.allCases)
  func isUpToDate(fixture: LogFixture) async throws {
    let recorded = try await fixture.explorer.replay(EventLog(fixture.deeds)).recorded
    let saved = try fixture.read()
    #expect(recorded.outcomes == saved.outcomes)
    #expect(recorded.deeds.map(\.content) == saved.deeds.map(\.content))
    #expect(recorded.entries.count == saved.entries.count)
  }
}
