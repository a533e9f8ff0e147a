import ExampleApp
import PortableUIKit
import Testing

/// What a user does: taps, texts, tabs, the back button and swipes.
@MainActor
@Suite(.headlessOnly) struct TouchTests {
  private let terminal = Terminal()

  @Test(
    "A control is tapped by its number or by its title", arguments: ["tap 10", "tap espresso CUP"])
  func tap(_ command: String) {
    #expect(
      terminal.obey(command) == ["ProductViewController was shown: built ProductViewController."])
  }

  @Test("A product put into the bag shows wherever the bag appears")
  func bag() async {
    terminal.obey("go product 42", "tap Add to bag", "tap Add to bag")
    #expect(terminal.app.drawing.contains("2 in your bag"))
    terminal.obey("go home")
    #expect(terminal.app.drawing.contains("[3] Bag (2)"))
    terminal.obey("tap 3")
    #expect(
      terminal.app.drawing == """
        ┌──────────────────────────────────────────────────────────┐
        │ Categories                Home             Sort  Bag (2) │
        │ ┌──────────────────────────────────────────────────────┐ │
        │ │ [1] Close               Bag                          │ │
        │ ├──────────────────────────────────────────────────────┤ │
        │ │ [2] 2 × Espresso Cup                         € 25.00 │ │
        │ │ Together € 25.00                                     │ │
        │ │ [3] Check out                                        │ │
        │ │ [4] Empty the bag                                    │ │
        │ └──────────────────────────────────────────────────────┘ │
        └──────────────────────────────────────────────────────────┘
        """)
    await terminal.settle("tap Empty the bag", "tap Keep it")
    #expect(terminal.app.drawing.contains("Together € 25.00"))
    await terminal.settle("tap Empty the bag", "tap Empty it")
    #expect(terminal.app.drawing.contains("Your bag is empty."))
    terminal.obey("tap Close")
    terminal.expect(emptyTabs)
  }

  @Test("New text replaces the previous text, and the search follows it")
  func type() {
    terminal.obey("tab 2", "type 1 tea", "type 1 kettle")
    #expect(terminal.app.drawing.contains("[1] Name of a product: ▏kettle "))
    #expect(terminal.app.drawing.contains("[2] Kettle"))
    #expect(!terminal.app.drawing.contains("[3]"))
  }

  @Test("The back button pops one screen")
  func back() {
    terminal.obey("go product 42", "tap Saucer")
    #expect(terminal.obey("back") == [])
    #expect(terminal.tree.contains("ProductViewController \"Espresso Cup\" [visible]"))
    terminal.obey("back")
    terminal.expect(emptyTabs)
  }

  @Test("A tab keeps its screens while another one is selected")
  func tab() {
    terminal.obey("go product 42", "tab 3")
    #expect(terminal.tree.contains("AccountViewController \"Account\" [visible]"))
    terminal.obey("tab 1")
    #expect(terminal.tree.contains("ProductViewController \"Espresso Cup\" [visible]"))
  }

  @Test("`dismiss` swipes a sheet away")
  func dismiss() {
    terminal.obey("go bag", "dismiss")
    terminal.expect(emptyTabs)
  }

  @Test("The form can be left once its text is saved or discarded", arguments: ["Save", "Discard"])
  func form(_ button: String) {
    terminal.obey("go address", "type 3 1 Sea Road", "tap \(button)")
    terminal.expect(emptyTabs)
    terminal.obey("go address")
    #expect(terminal.app.drawing.contains("1 Sea Road") == (button == "Save"))
  }

  @Test("A switch keeps its value")
  func toggle() {
    terminal.obey("go setting offers", "tap offers by mail", "back", "tap Close")
    terminal.expect(emptyTabs)
    terminal.obey("go setting offers")
    #expect(
      terminal.app.drawing == """
        ┌──────────────────────────────────────────────────────────┐
        │ ‹ Settings               Offers                          │
        ├──────────────────────────────────────────────────────────┤
        │ [1] Offers by mail                                    on │
        └──────────────────────────────────────────────────────────┘
        """)
  }

  @Test("The escape gesture goes back, swipes a sheet away and closes the menu")
  func escape() {
    terminal.obey("go product 42", "go bag", "escape")
    #expect(terminal.tree.contains("ProductViewController \"Espresso Cup\" [visible]"))
    terminal.obey("escape", "go categories", "escape")
    terminal.expect(emptyTabs)
    #expect(terminal.app.obey("escape").problem == "No screen here answers the escape gesture.")
    terminal.expect(emptyTabs)
  }

  @Test("Tabs under the menu can't be selected")
  func tabsUnderMenu() {
    terminal.obey("go categories")
    #expect(
      terminal.app.obey("tab 2").problem == "The tabs are under the menu; “escape” closes it.")
  }
}
