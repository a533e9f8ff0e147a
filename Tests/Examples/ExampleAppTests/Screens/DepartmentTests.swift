import ExampleApp
import PortableUIKit
import Testing

/// The departments, a group of tabs: one tab in a narrow window, a list in the sidebar of a wide one.
@MainActor
@Suite(.headlessOnly) struct DepartmentTests {
  private let terminal = Terminal()

  /// The tabs with these screens on the stack of the group, which is in front.
  private static func tabs(with screens: String...) -> String {
    """
    ShopDrawer [visible]
      UITabBarController [visible]
        UINavigationController "Home"
          HomeViewController "Home"
        UINavigationController "Search"
          SearchViewController "Search"
        UINavigationController "Account"
          AccountViewController "Account"
        UINavigationController [selected] [visible]
          DepartmentsViewController "Departments"
    \(screens.map { "      " + $0 }.joined(separator: "\n"))
      CategoriesViewController "Categories"
    """
  }

  private static let coffee = tabs(with: "DepartmentViewController \"Coffee\" [visible]")

  @Test(
    "A department comes to the front from everywhere, by its name, by a link and by a route",
    arguments: [
      "go home", "tab 3", "go bag", "go categories", "go setting offers", "tab 4",
      "resize regular",
    ],
    [
      "go department coffee", "open shop://department/coffee",
      "route /departments/department?name=coffee",
    ])
  func everywhere(_ start: String, _ request: String) {
    terminal.obey(start)
    #expect(terminal.app.obey(request).problem == nil)
    terminal.expect(Self.coffee)
    #expect(terminal.obey("route") == ["/departments/department?name=coffee"])
  }

  @Test("A product chosen in a department is pushed onto it, and comes back with it")
  func product() {
    terminal.obey("go department coffee")
    #expect(
      terminal.obey("tap Espresso Cup") == [
        "ProductViewController was shown: built ProductViewController."
      ])
    let tree = Self.tabs(
      with: "DepartmentViewController \"Coffee\"",
      "ProductViewController \"Espresso Cup\" [visible]")
    terminal.expect(tree)
    terminal.obey("tab 1", "tab 4")
    terminal.expect(tree)
    terminal.obey("relaunch")
    terminal.expect(tree)
    terminal.obey("back")
    terminal.expect(Self.coffee)
  }

  @Test("In a narrow window the group is one tab; in a wide one its tabs are listed beside it")
  func drawing() {
    terminal.obey("tab 4")
    terminal.expect(Self.tabs(with: "DepartmentViewController \"Tea\" [visible]"))
    #expect(
      terminal.app.drawing.hasSuffix(
        """
        │     ○ Home       ○ Search     ○ Account   ● Departments  │
        └──────────────────────────────────────────────────────────┘
        """))
    terminal.obey("resize regular", "tab 6")
    terminal.expect(Self.coffee)
    #expect(
      terminal.app.drawing.hasSuffix(
        """
        │   ○ Home    ○ Search    ○ Account    ○ Departments    ○ Tea    ● Coffee    ○ Table     │
        └────────────────────────────────────────────────────────────────────────────────────────┘
        """))
    #expect(
      terminal.app.obey("tab 8").problem == "There is no tab 8; there are the tabs 1 to 7.")
  }

  @Test("Below a department is the list of all departments, which leads to each")
  func list() {
    terminal.obey("go department tea", "back")
    #expect(terminal.obey("route") == ["/departments"])
    #expect(
      terminal.obey("tap Coffee") == ["DepartmentViewController was brought to the front."])
    terminal.expect(Self.coffee)
  }
}
