import ExampleApp
import PortableUIKit
import StepRouterExplorer
import Testing

/// `record`: a typed session becomes a log, which the explorer of the shop repeats.
@MainActor
@Suite(.headlessOnly) struct RecordTests {
  private let terminal = Terminal()
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("session-\(UUID().uuidString).jsonl")

  /// The request that the shop itself makes when it's launched.
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
    "A recorded session repeats exactly, and ends in the same state",
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

  @Test("A log includes what came before `record`, but not what comes after `record off`")
  func scope() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    terminal.obey("go bag", "record \(file.path)", "dismiss", "record off", "go settings")
    let log = try EventLog(contentsOf: file)
    #expect(
      log.deeds.map(\.description)
        == [start, .request("bag"), .move(.swipeDown)].map(\.description))
    #expect(log.outcomes == ["HomeViewController: built", "BagViewController: built"])
  }

  @Test("Commands that change nothing aren't recorded")
  func nothing() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    terminal.obey("record \(file.path)", "back", "go nowhere", "tap Nothing", "tree", "go bag")
    #expect(
      try EventLog(contentsOf: file).deeds.map(\.description)
        == [start, .request("bag")].map(\.description))
  }

  @Test("Commands that a log can't repeat are refused during a recording")
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
        == "A log cannot repeat the “shortcut” of this session; start again, and record before it.")
  }

  @Test("An unwritable file is refused, and so is the end of a recording that hasn't begun")
  func wrong() {
    #expect(
      terminal.app.obey("record /nowhere/log").problem
        == "“/nowhere/log” cannot be written: No such file or directory.")
    #expect(
      terminal.app.obey("record off").problem
        == "Nothing is being recorded; write “record <file>”.")
    #expect(
      terminal.app.obey("record").problem
        == "“record” is incomplete: write “record <file>|off”.")
  }
}
