import ExampleApp
import PortableUIKit
import Testing

/// What the first tab shows of the shop: a category from the menu, in an order from a popover.
@MainActor
@Suite(.headlessOnly) struct ShelfTests {
  private let terminal = Terminal()

  private static let tabs = emptyTabs.replacing(" [visible]", with: "")

  @Test("The menu slides in over the tabs, whichever is in front", arguments: ["tab 1", "tab 3"])
  func menu(_ tab: String) {
    terminal.obey(tab)
    let before = terminal.tree
    #expect(
      terminal.obey("go categories") == ["CategoriesViewController was brought to the front."])
    #expect(terminal.tree.hasPrefix("ShopDrawer [visible]\n  UITabBarController\n"))
    #expect(terminal.tree.hasSuffix("\n  CategoriesViewController \"Categories\" [visible]"))
    #expect(
      terminal.app.drawing == """
        ┌──────────────────────────────────────────────────────────┐
        │ [1] Close                                                │
        │ [2] Everything                                           │
        │ [3] Tea                                                  │
        │ [4] Coffee                                               │
        │ [5] Table                                                │
        └──────────────────────────────────────────────────────────┘
        """)
    terminal.obey("tap Close")
    #expect(terminal.tree == before)
  }

  @Test("A category is shown on the first tab, and the menu closes")
  func category() {
    terminal.obey("tap Categories")
    #expect(
      terminal.obey("tap Coffee") == ["HomeViewController was brought to the front."])
    terminal.expect(emptyTabs)
    #expect(
      terminal.app.drawing == """
        ┌──────────────────────────────────────────────────────────┐
        │ [1] Categories            Home         [2] Sort  [3] Bag │
        ├──────────────────────────────────────────────────────────┤
        │ Coffee                                                   │
        │ [4] Coffee Mill                                  € 89.00 │
        │ [5] House Blend                                  € 11.50 │
        │ [6] Espresso Cup                                 € 12.50 │
        │ [7] Espresso Pot                                 € 36.00 │
        ├──────────────────────────────────────────────────────────┤
        │     ● Home       ○ Search     ○ Account   ○ Departments  │
        └──────────────────────────────────────────────────────────┘
        """)
    terminal.obey("tap Categories", "tap Everything")
    #expect(terminal.app.drawing.contains("Sugar Bowl"))
  }

  @Test("A route closes the menu, and a sheet covers it and leaves it open")
  func menuInTheWay() {
    terminal.obey("go categories", "go product 42")
    #expect(terminal.tree.contains("ProductViewController \"Espresso Cup\" [visible]"))
    terminal.obey("go categories", "go bag", "dismiss")
    #expect(terminal.tree.contains("CategoriesViewController \"Categories\" [visible]"))
  }

  @Test("The open menu becomes as wide as its window")
  func resizedMenu() throws {
    terminal.obey("go categories", "resize regular")
    let drawer = try #require(terminal.window.rootViewController)
    #expect(drawer.view.bounds.width == 1024)
    #expect(drawer.children.last?.view.frame == drawer.view.bounds)
  }

  @Test("In a wide window the sort orders come in a popover under their button")
  func popover() {
    terminal.obey("resize regular", "tap Sort")
    #expect(
      terminal.app.drawing == """
        ┌────────────────────────────────────────────────────────────────────────────────────────┐
        │ Categories                               Home                                Sort  Bag │
        │                                                                               △        │
        │                                               ┌──────────────────────────────────────┐ │
        │                                               │ [1] Recommended                    ✓ │ │
        │                                               │ [2] Name                             │ │
        │                                               │ [3] Price                            │ │
        │                                               └──────────────────────────────────────┘ │
        └────────────────────────────────────────────────────────────────────────────────────────┘
        """)
  }

  @Test("In a narrow window the sort orders come in a sheet")
  func sheet() {
    terminal.obey("tap Sort")
    #expect(
      terminal.app.drawing == """
        ┌──────────────────────────────────────────────────────────┐
        │ Categories                Home                 Sort  Bag │
        │ ┌──────────────────────────────────────────────────────┐ │
        │ │ [1] Recommended                                    ✓ │ │
        │ │ [2] Name                                             │ │
        │ │ [3] Price                                            │ │
        │ └──────────────────────────────────────────────────────┘ │
        └──────────────────────────────────────────────────────────┘
        """)
    terminal.obey("dismiss")
    terminal.expect(emptyTabs)
  }

  @Test(
    "The first tab follows the sort order, wherever it was requested",
    arguments: ["tab 1", "tab 3"])
  func order(_ tab: String) {
    terminal.obey(tab, "go bag", "go sort", "tap Price")
    terminal.expect(emptyTabs)
    #expect(terminal.app.drawing.contains("[4] Saucer"))
    terminal.obey("go sort", "tap Name")
    #expect(terminal.app.drawing.contains("[4] Coffee Mill"))
    terminal.obey("go sort", "tap Recommended")
    #expect(terminal.app.drawing.contains("[4] Tea Pot"))
  }
}
