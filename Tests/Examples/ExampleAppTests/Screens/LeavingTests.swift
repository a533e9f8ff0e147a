import ExampleApp
import PortableUIKit
import Testing

/// How screens leave, as the trace prints it.
@MainActor
@Suite(.headlessOnly) struct LeavingTests {
  private let terminal = Terminal()

  /// The lines about screens that have left, without the places where destinations are declared.
  private func left(_ lines: [String]) -> [String] {
    lines.filter { $0.contains("has left") || $0.contains("given up") }.map { line in
      line.contains(" (") ? line.prefix { $0 != "(" } + "…" : line
    }
  }

  @Test(
    "The trace prints the reason why a screen has left",
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

  @Test("Being covered doesn't count as leaving, and each screen is printed once")
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

  @Test("The trace prints that an introduction is given up, with its last page")
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

  @Test("Going back in the introduction, or finishing it, doesn't count as giving it up")
  func introductionGoesOn() async {
    await terminal.settle("trace on", "flow", "tap Continue")
    let lines = await terminal.settle(
      "back", "tap Continue", "tap Continue", "tap Continue", "tap Continue")
    #expect(left(lines) == [])
    terminal.expect(emptyTabs)
  }
}
