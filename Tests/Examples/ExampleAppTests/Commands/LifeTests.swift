import ExampleApp
import PortableUIKit
import Testing

/// `home`, `return`, `kill` and `relaunch`: the shop is left, ended and launched again.
@MainActor
@Suite(.headlessOnly) struct LifeTests {
  private let terminal = Terminal()

  /// The commands that need a window in front.
  nonisolated private static let commands = [
    "go bag", "plan bag", "route", "route /home", "save place", "restore place", "tap 1",
    "type 1 tea", "back", "tab 2", "dismiss", "escape", "resize regular", "close", "home", "flow",
    "screen", "tree",
  ]

  @Test("A shop in the background can't be touched", arguments: commands)
  func home(_ command: String) {
    terminal.obey("go product 42", "home")
    #expect(
      terminal.app.obey(command).problem
        == "The shop is in the background; “return” brings it back.")
    #expect(terminal.app.drawing == "The shop is in the background; “return” brings it back.")
    terminal.obey("return")
    #expect(terminal.obey("route") == ["/home/product?id=42"])
  }

  @Test("A shop that isn't running can't be touched", arguments: commands + ["kill"])
  func killed(_ command: String) {
    terminal.obey("go product 42", "kill")
    #expect(
      terminal.app.obey(command).problem == "The shop does not run; “return” launches it.")
    #expect(terminal.app.drawing == "The shop does not run; “return” launches it.")
    terminal.obey("return")
    #expect(terminal.obey("route") == ["/home/product?id=42"])
  }

  @Test("A shop in the background comes back as it was, with a form's unsaved text")
  func back() {
    terminal.obey("go product 42", "go address", "type 3 1 Sea Road")
    let (tree, drawing) = (terminal.tree, terminal.app.drawing)
    #expect(terminal.obey("home", "return") == [])
    #expect(terminal.tree == tree)
    #expect(terminal.app.drawing == drawing)
  }

  @Test(
    "A relaunched shop is where it was, with the screens on each tab",
    arguments: [
      ["tab 1"], ["tab 2", "type 1 tea"], ["tab 3"], ["go product 42"],
      ["tab 2", "type 1 tea", "tab 1", "go product 42", "tap Saucer"],
      ["go product 42", "go bag"], ["tab 2", "go bag"], ["tab 3", "go bag"], ["go settings"],
      ["tab 3", "go setting offers"], ["go setting delivery", "tap Delivery address"],
      ["tab 2", "go address"], ["route /search?q=tea/product?id=7", "tab 3", "go bag"],
      ["resize regular", "go setting delivery"], ["resize regular", "go product 42", "go bag"],
    ])
  func relaunched(_ commands: [String]) {
    for command in commands { terminal.obey(command) }
    let (tree, drawing) = (terminal.tree, terminal.app.drawing)
    let route = terminal.obey("route")
    #expect(terminal.app.obey("relaunch").problem == nil)
    #expect(terminal.obey("route") == route)
    #expect(terminal.tree == tree)
    #expect(terminal.app.drawing == drawing)
  }

  @Test(
    "After a relaunch a screen without a place is gone, and the one below it is in front",
    arguments: [
      ("go photo 42-2", "/search"), ("go sort", "/home"), ("go categories", "/search"),
      ("go login", "/search"), ("go forgot", "/search"), ("flow", "/search"),
    ])
  func withoutPlace(_ command: String, route: String) async {
    terminal.obey("tab 2")
    _ = await terminal.app.settle(terminal.app.obey(command))
    terminal.obey("relaunch")
    #expect(terminal.obey("route") == [route])
    #expect(!terminal.tree.contains("presents"))
  }

  @Test("Tabs under an open menu keep their places across a relaunch")
  func underMenu() {
    terminal.obey("tab 2", "type 1 tea", "tab 3", "go categories", "relaunch")
    #expect(terminal.obey("route") == ["/account"])
    terminal.obey("tab 2")
    #expect(terminal.obey("route") == ["/search?q=tea"])
  }

  @Test("The orders come back if the user is still logged in")
  func loggedIn() async {
    await terminal.settle("go orders", "type 2 ada@example.com", "type 3 tea", "tap Log in")
    let tree = terminal.tree
    #expect(tree.contains("OrdersViewController \"Orders\" [visible]"))
    await terminal.settle("relaunch")
    #expect(terminal.tree == tree)
  }

  @Test("The orders ask again for a login that has ended, and come back with it")
  func loggedOut() async {
    terminal.obey("go orders", "type 2 ada@example.com", "type 3 tea", "tap Log in", "kill")
    terminal.app.shop.session.logOut()
    #expect(
      terminal.obey("return").suffix(2) == [
        "LoginViewController was shown: built LoginViewController and LoginNavigationController.",
        "AsyncScreen<OrdersViewController> waits for LoginInterceptor; go on meanwhile.",
      ])
    #expect(!terminal.tree.contains("OrdersViewController"))
    await terminal.settle("type 2 ada@example.com", "type 3 tea", "tap Log in")
    #expect(terminal.tree.contains("OrdersViewController \"Orders\" [visible]"))
  }

  @Test("Without the login the orders don't come back")
  func cancelled() {
    terminal.obey("go orders", "type 2 ada@example.com", "type 3 tea", "tap Log in", "kill")
    terminal.app.shop.session.logOut()
    terminal.obey("return", "tap Cancel")
    #expect(!terminal.tree.contains("OrdersViewController"))
    #expect(!terminal.tree.contains("presents"))
  }

  @Test("A navigation that waited when the shop ended waits no longer")
  func waiting() {
    terminal.obey("go orders", "kill")
    #expect(terminal.app.openEnds == [])
    terminal.obey("return")
    terminal.expect(emptyTabs)
  }

  @Test("The bag keeps its contents across a relaunch")
  func bag() {
    terminal.obey("go product 42", "tap Add to bag", "relaunch", "go bag")
    #expect(terminal.app.drawing.contains("1 × Espresso Cup"))
  }
}
