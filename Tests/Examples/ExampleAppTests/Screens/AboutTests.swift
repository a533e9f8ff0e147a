import ExampleApp
import PortableUIKit
import Testing

/// Who runs the shop: a screen from a storyboard, from which a segue leads back.
@MainActor
@Suite(.headlessOnly) struct AboutTests {
  private let terminal = Terminal()

  @Test(
    "The screen opens on the third tab, and its segue unwinds to the tab's first screen",
    arguments: ["go about", "open shop://account/about", "route /account/about"],
    ["tab 1", "go bag"])
  func thereAndBack(_ request: String, _ start: String) {
    terminal.obey(start, request)
    let account = terminal.tree.split(separator: "\n").drop { !$0.contains("\"Account\"") }
    #expect(
      account.prefix(3).map { $0.drop { $0 == " " } } == [
        "UINavigationController \"Account\" [selected] [visible]",
        "AccountViewController \"Account\"", "AboutViewController \"About\" [visible]",
      ])
    #expect(terminal.obey("route") == ["/account/about"])
    terminal.obey("tap Done")
    #expect(terminal.obey("route") == ["/account"])
  }

  @Test("The screen comes back in a relaunch")
  func relaunched() {
    terminal.obey("go account", "tap About")
    let tree = terminal.tree
    terminal.obey("relaunch")
    #expect(terminal.tree == tree)
    terminal.obey("tap Done")
    #expect(terminal.obey("route") == ["/account"])
  }
}
