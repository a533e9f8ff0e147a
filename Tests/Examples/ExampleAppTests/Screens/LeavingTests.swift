import ExampleApp
import PortableUIKit
import Testing

/// How screens leave: what is printed of it while the trace is on.
@MainActor
@Suite(.headlessOnly) struct LeavingTests {
  private let terminal = Terminal()

  /// What is said of screens that have left, without where a destination is declared.
  private func left(_ lines: [String]) -> [String] {
    lines.filter { $0.contains("has left") || $0.contains("given up") }.map { line in
      line.contains(" (") ? line.prefix { $0 != "(" } + "…" : line
    }
  }

  @Test(
    "A screen that has left is told with the reason",
    arguments: [
      ("go bag", "tap Close", "BagViewController has left: closed."),
      ("go bag", "dismiss", "BagViewController has left: swiped away."),
      ("go bag", "leave", "BagViewController has left: left by Back."),
      (
        "go bag", "go home",
        "BagViewController has left: removed by a navigation to HomeViewController …"
      ),
      ("go bag", "close", "BagViewController has left: gone with its window."),
      ("go review 42", "tap Cancel", "ReviewView has left: closed."),
      ("go quantity 42", "tap 2 of them", "QuantityViewController has left: closed."),
      ("go address", "tap Discard", "AddressFormViewController has left: closed."),
      ("go login", "tap Cancel", "LoginViewController has left: closed."),
    ])
  func reasons(_ start: String, _ way: String, told: String) async {
    await terminal.settle("trace on", start)
    #expect(await left(terminal.settle(way)) == [told])
  }

  @Test("To be covered is no leave, and what was told is not told again")
  func covered() async {
    await terminal.settle("trace on", "go bag")
    #expect(
      await left(terminal.settle("go address", "leave", "home", "return")) == [
        "AddressFormViewController has left: left by Back."
      ])
    #expect(
      await left(terminal.settle("dismiss", "go home")) == [
        "BagViewController has left: swiped away."
      ])
  }

  @Test("An introduction that is given up is told, with the page that was seen last")
  func introduction() async {
    await terminal.settle("trace on", "flow", "tap Continue")
    #expect(
      await left(terminal.settle("dismiss")) == [
        "The introduction was given up at “taste”: swiped away."
      ])
    await terminal.settle("flow", "tap Continue")
    #expect(
      await left(terminal.settle("open shop://bag", "go home")) == [
        "BagViewController has left: removed by a navigation to HomeViewController …",
        "The introduction was given up at “offers”: "
          + "removed by a navigation to HomeViewController …",
      ])
  }

  @Test("To go back in the introduction, or to come to its end, is not to give it up")
  func introductionGoesOn() async {
    await terminal.settle("trace on", "flow", "tap Continue")
    let lines = await terminal.settle(
      "back", "tap Continue", "tap Continue", "tap Continue", "tap Continue")
    #expect(left(lines) == [])
    terminal.expect(emptyTabs)
  }
}
