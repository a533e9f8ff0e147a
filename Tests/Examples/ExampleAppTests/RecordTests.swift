import ExampleApp
import PortableUIKit
import StepRouterExplorer
import Testing

/// `record`: a session that is typed becomes a log, which the explorer of the shop repeats.
@MainActor
@Suite(.headlessOnly) struct RecordTests {
  private let terminal = Terminal()
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("session-\(UUID().uuidString).jsonl")

  /// What the shop asks for by itself when it is launched.
  private let start = EventLog.Deed.request(
    toScreen: "HomeViewController", in: "ExampleScreens/ShopRoutes.swift")

  /// The log of a session, recorded from its start.
  private func log(of lines: [String]) async throws -> EventLog {
    defer { try? FileManager.default.removeItem(at: file) }
    for line in ["record \(file.path)"] + lines {
      let reply = terminal.app.obey(line)
      #expect(reply.problem == nil, "\(line)")
      _ = await terminal.app.settle(reply)
    }
    return try EventLog(contentsOf: file)
  }

  @Test(
    "A session repeats exactly, and ends where it has ended",
    arguments: [
      ["go product 12", "tap Add to Bag", "back", "tab 3", "go bag", "dismiss"],
      ["go orders", "type 2 ada@example.com", "type 3 tea", "tap 4", "back"],
      [
        "go categories", "escape", "tab 2", "go settings", "leave", "route /home/product?id=42/bag",
      ],
      ["resize regular", "go setting offers", "go department tea", "resize compact"],
      ["go quantity 42", "tap 4 of them", "go quantity 42", "dismiss"],
      ["window 2", "go product 7", "window 1", "open shop://product/42", "window 2", "close"],
      ["go product 42", "home", "return", "home", "open shop://bag", "kill", "return"],
      ["go bag", "kill", "open shop://product/7", "relaunch"],
    ])
  func repeats(lines: [String]) async throws {
    let log = try await log(of: lines)
    let replay = try await Explorer.shop(repeating: log).replay(log)
    #expect(replay.departure == nil, "\(replay)")
    #expect(replay.hierarchy.contains(terminal.tree), "\(replay.hierarchy)\n---\n\(terminal.tree)")
  }

  @Test("What was done before it is recorded as well, and what comes after it is not")
  func scope() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    terminal.obey("go bag", "record \(file.path)", "dismiss", "record off", "go settings")
    let log = try EventLog(contentsOf: file)
    #expect(
      log.deeds.map(\.description)
        == [start, .request("bag"), .move(.swipeDown)].map(\.description))
    #expect(log.outcomes == ["HomeViewController: built", "BagViewController: built"])
  }

  @Test("What comes to nothing is not recorded")
  func nothing() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    terminal.obey("record \(file.path)", "back", "go nowhere", "tap Nothing", "tree", "go bag")
    #expect(
      try EventLog(contentsOf: file).deeds.map(\.description)
        == [start, .request("bag")].map(\.description))
  }

  @Test("What a log cannot repeat is refused while one is written")
  func unrepeatable() {
    defer { try? FileManager.default.removeItem(at: file) }
    terminal.obey("record \(file.path)")
    for line in ["shortcut bag", "notify shop://bag", "flow", "restore place", "close"] {
      let name = line.prefix { $0 != " " }
      #expect(
        terminal.app.obey(line).problem
          == "A log cannot repeat this “\(name)”; write “record off” first, if you need no log.")
    }
    #expect(terminal.obey("record off", "shortcut bag").last?.contains("BagViewController") == true)
    #expect(
      terminal.app.obey("record \(file.path)").problem
        == "A log cannot repeat the “shortcut” of this session; start anew, and record before it.")
  }

  @Test("A file that cannot be written is refused, and so is to end what has not begun")
  func wrong() {
    #expect(
      terminal.app.obey("record /nowhere/log").problem
        == "“/nowhere/log” cannot be written: No such file or directory.")
    #expect(
      terminal.app.obey("record off").problem
        == "Nothing is being recorded; write “record <file>”.")
    #expect(
      terminal.app.obey("record").problem
        == "“record” lacks something: write “record <file>|off”.")
  }
}
