import ExampleApp
import PortableUIKit
import Testing

/// What the shop asks, and what becomes of the answers.
@MainActor
@Suite(.headlessOnly) struct QuestionTests {
  private let terminal = Terminal()

  @Test("The bag gets the chosen quantity, and the question goes")
  func quantity() async {
    await terminal.settle("go product 42", "tap Add several")
    #expect(
      terminal.app.drawing == """
        ┌──────────────────────────────────────────────────────────┐
        │ ‹ Home                Espresso Cup                       │
        │ ┌──────────────────────────────────────────────────────┐ │
        │ │ [1] Cancel           How many?                       │ │
        │ ├──────────────────────────────────────────────────────┤ │
        │ │ Espresso Cup                                         │ │
        │ │ [2] 2 of them                                € 25.00 │ │
        │ │ [3] 4 of them                                € 50.00 │ │
        │ │ [4] 6 of them                                € 75.00 │ │
        │ │ [5] 12 of them                              € 150.00 │ │
        │ └──────────────────────────────────────────────────────┘ │
        └──────────────────────────────────────────────────────────┘
        """)
    await terminal.settle("tap 4 of them")
    #expect(!terminal.tree.contains("presents"))
    #expect(terminal.app.drawing.contains("4 in your bag"))
  }

  @Test(
    "A question that goes without an answer, however it goes, adds nothing",
    arguments: [
      "tap Cancel", "dismiss", "leave", "escape", "go home", "open shop://product/7", "close",
      "relaunch",
    ])
  func withoutAnswer(_ way: String) async {
    await terminal.settle("go product 42", "tap Add several", way)
    #expect(!terminal.tree.contains("QuantityViewController"))
    #expect(terminal.app.shop.bag.count == 0)
  }

  @Test("A command that asks prints the answer, or that there was none")
  func printed() async {
    #expect(
      await terminal.settle("go quantity 42", "tap 6 of them") == [
        "QuantityViewController was shown: built QuantityViewController and UINavigationController.",
        "The screen below QuantityViewController was brought to the front, "
          + "dismissed UINavigationController.",
        "“quantity” was answered: 6 of them.",
      ])
    #expect(
      await terminal.settle("go quantity 42", "dismiss").suffix(1) == [
        "“quantity” has gone without an answer."
      ])
    #expect(terminal.app.shop.bag.count == 0)
    #expect(
      terminal.app.obey("go quantity 3").problem?.hasPrefix("“quantity” cannot show product 3")
        == true)
  }

  @Test("The bag is emptied only if the customer confirms it", arguments: ["Keep it", "Empty it"])
  func confirmation(_ answer: String) async {
    await terminal.settle(
      "go product 42", "tap Add to bag", "go bag", "tap Empty the bag", "tap \(answer)")
    #expect(terminal.app.shop.bag.count == (answer == "Keep it" ? 1 : 0))
    #expect(terminal.tree.contains("BagViewController \"Bag\" [visible]"))
  }

  @Test("A link removes the question, and the bag stays full")
  func confirmationUnderLink() async {
    await terminal.settle(
      "go product 42", "tap Add to bag", "go bag", "tap Empty the bag", "open shop://product/7")
    #expect(terminal.app.shop.bag.count == 1)
    #expect(!terminal.tree.contains("presents"))
  }

  @Test("`leave` goes back, unless there's nothing below or unsaved text would be lost")
  func leave() async {
    terminal.obey("go product 42", "go bag")
    #expect(
      terminal.obey("leave") == [
        "The screen before was brought to the front, dismissed UINavigationController."
      ])
    #expect(terminal.obey("leave") == ["The screen before was brought to the front."])
    terminal.expect(emptyTabs)
    #expect(
      terminal.obey("leave").first?.hasPrefix("The screen before was not shown. HomeViewController")
        == true)
    terminal.obey("go address", "type 3 1 Sea Road")
    #expect(terminal.obey("leave").first?.hasPrefix("The screen before was not shown.") == true)
    #expect(terminal.tree.contains("AddressFormViewController \"Delivery address\" [visible]"))
  }
}
