import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// What a recorder keeps and writes.
@MainActor
@Suite(.headlessOnly) struct EventLogRecorderTests {
  private final class Watch {
    var time = Duration.zero
  }

  private let watch = Watch()
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("log-\(UUID().uuidString).jsonl")

  private func recorder(limit: Int = 100) -> EventLogRecorder {
    EventLogRecorder(limit: limit) { [watch] in
      watch.time += .seconds(2)
      return watch.time
    }
  }

  /// Navigates to the window's root this many times, with three decisions each.
  private func navigate(_ count: Int, observedBy recorder: EventLogRecorder) {
    let stage = Stage { HomeViewController() }
    let window = stage.window
    let router = DefaultRouter(
      windowProvider: CustomWindowProvider { [weak window] in window }, observers: [recorder])
    let root: DestinationStep<UIViewController, Void> = GeneralStep.root()
    for _ in 0..<count { stage.run { router.navigate(to: root) } }
  }

  @Test("Notes and decisions are kept in order, with their times")
  func order() {
    let recorder = recorder()
    recorder.note(.tap("Bag"))
    recorder.note(asking: "bag")
    recorder.note(link: "shop://bag", .inBackground)
    #expect(
      recorder.log
        == EventLog(entries: [
          .init(at: .seconds(2), .move(.tap("Bag"))),
          .init(at: .seconds(4), .request("bag")),
          .init(at: .seconds(6), .link("shop://bag", .inBackground)),
        ]))
    navigate(1, observedBy: recorder)
    #expect(recorder.log.outcomes == ["UIViewController: alreadyVisible"])
  }

  @Test("Each entry is written to the file at once, until the recorder stops writing")
  func file() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let recorder = recorder()
    recorder.note(.back)
    try recorder.write(to: url)
    #expect(try EventLog(contentsOf: url) == recorder.log)
    recorder.note(.tap("Bag"))
    navigate(1, observedBy: recorder)
    #expect(try EventLog(contentsOf: url) == recorder.log)
    let before = recorder.log
    recorder.stopWriting()
    recorder.note(.back)
    #expect(try EventLog(contentsOf: url) == before)
    #expect(recorder.failure == nil)
  }

  @Test("A file that can't be written is refused")
  func wrongFile() {
    let recorder = recorder()
    let file = URL(fileURLWithPath: "/nowhere/log.jsonl")
    #expect(throws: EventLogError.self) { try recorder.write(to: file) }
    recorder.note(.back)
    #expect(recorder.log.entries.count == 1)
  }

  @Test("A log with exactly as many entries as its limit has forgotten none")
  func full() {
    let recorder = recorder(limit: 4)
    for _ in 1...4 { recorder.router(didRecord: RoutingEvent(navigation: 1, kind: .queued)) }
    #expect(
      recorder.log.entries.map(\.content)
        == Array(repeating: .event(RoutingEvent(navigation: 1, kind: .queued)), count: 4))
  }

  @Test("The oldest decisions are forgotten first; moves and requests stay, even in the file")
  func limit() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let recorder = recorder(limit: 16)
    try recorder.write(to: url)
    recorder.note(.tap("Bag"))
    navigate(6, observedBy: recorder)
    let log = recorder.log
    #expect(log.entries.count <= 16)
    #expect(log.lostEntries == 0)
    #expect(log.deeds.first == .move(.tap("Bag")))
    #expect(log.outcomes.count == 6)
    #expect(log.outcomes.last == "UIViewController: alreadyVisible")
    let forgotten = log.entries.compactMap { entry -> Int? in
      if case .forgotten(let count) = entry.content { count } else { nil }
    }
    #expect(forgotten.reduce(0, +) + log.entries.count - forgotten.count == 1 + 6 * 3)
    #expect(try EventLog(contentsOf: url) == log)
  }

  @Test("A recorder over its limit forgets a quarter of its moves at once")
  func quarter() {
    let recorder = recorder(limit: 8)
    for number in 1...9 { recorder.note(.tap("\(number)")) }
    #expect(recorder.log.lostEntries == 2)
    #expect(recorder.log.deeds.first == .move(.tap("3")))
    for number in 10...11 { recorder.note(.tap("\(number)")) }
    #expect(recorder.log.lostEntries == 4)
    #expect(recorder.log.entries.count == 7)
  }

  @Test("A recorder keeps at least one entry, whatever its limit", arguments: [1, 0, -5])
  func leastLimit(limit: Int) {
    let recorder = recorder(limit: limit)
    recorder.note(.back)
    #expect(recorder.log.entries.map(\.content) == [.move(.back)])
    recorder.note(.tap("Bag"))
    #expect(recorder.log.entries.map(\.content) == [.move(.tap("Bag"))])
    #expect(recorder.log.lostEntries == 1)
  }

  @Test("A log with too many moves says how many are lost, and can't be replayed")
  func lost() async throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let recorder = recorder(limit: 4)
    try recorder.write(to: url)
    for number in 1...6 { recorder.note(.tap("\(number)")) }
    #expect(recorder.log.lostEntries + recorder.log.entries.count == 6)
    #expect(recorder.log.entries.last?.content == .move(.tap("6")))
    let log = try EventLog(contentsOf: url)
    #expect(log == recorder.log)
    await #expect {
      try await Shop.explorer().replay(log)
    } throws: { error in
      "\(error)" == "The first \(log.lostEntries) entries of the log are lost, so it cannot be "
        + "repeated from the start. Give the recorder a higher limit."
    }
  }
}
