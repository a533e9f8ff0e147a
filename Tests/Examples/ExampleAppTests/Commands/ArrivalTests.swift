import ExampleApp
import PortableUIKit
import Testing

/// `open`, `shortcut` and `notify`: requests from outside, in each state of the shop.
@MainActor
@Suite(.headlessOnly) struct ArrivalTests {
  private let terminal = Terminal()

  nonisolated private static let sources = [
    "open shop://bag", "open https://shop.example/bag", "notify shop://bag", "shortcut bag",
  ]
  nonisolated private static let states = [[], ["home"], ["kill"], ["close"], ["close", "kill"]]

  private static let bag = """
    \(emptyTabs.replacing(" [visible]", with: ""))
    presents pageSheet:
      UINavigationController [visible]
        BagViewController "Bag" [visible]
    """

  @Test("A link is opened once, from any source and in any state", arguments: sources, states)
  func opened(by source: String, in state: [String]) {
    for command in state { terminal.obey(command) }
    let reply = terminal.app.obey(source)
    #expect(reply.problem == nil)
    #expect(reply.lines.filter { $0.hasPrefix("BagViewController") }.count == 1)
    terminal.expect(Self.bag)
    #expect(terminal.obey("windows") == ["1  /home/bag  in front"])
  }

  @Test(
    "A link that launches the shop opens on top of the place where the user was",
    arguments: sources)
  func onPlace(_ source: String) {
    terminal.obey("tab 2", "type 1 tea", "tab 1", "go product 42", "kill", source)
    #expect(terminal.obey("route") == ["/home/product?id=42/bag"])
    terminal.obey("dismiss", "tab 2")
    #expect(terminal.obey("route") == ["/search?q=tea"])
  }

  @Test("A link to a screen that is visible in the other window moves nothing")
  func shownInOther() {
    terminal.obey("go product 42", "window 2", "tab 2")
    #expect(
      terminal.obey("open shop://product/42") == [
        "ProductViewController was visible already; nothing moved."
      ])
    #expect(
      terminal.obey("windows") == [
        """
        1  /home/product?id=42  beside it
        2  /search              in front
        """
      ])
  }

  @Test(
    "A link to a screen that no window shows goes to the window in front",
    arguments: [1, 2], sources)
  func inFront(_ window: Int, source: String) {
    terminal.obey("window 2", "window \(window)", source)
    let places = terminal.obey("windows").joined().split(separator: "\n")
    #expect(places.count == 2)
    #expect(places[window - 1] == "\(window)  /home/bag  in front")
    #expect(places[2 - window] == "\(3 - window)  /home      beside it")
  }

  @Test("A link that launches the shop goes to the window that was in front", arguments: [1, 2])
  func launchedWithTwo(_ window: Int) {
    terminal.obey("window 2", "window \(window)", "kill", "open shop://bag")
    let places = terminal.obey("windows").joined().split(separator: "\n")
    #expect(places.count == 2)
    #expect(places[window - 1] == "\(window)  /home/bag  in front")
    #expect(places[2 - window] == "\(3 - window)  /home      beside it")
  }

  @Test(
    "A link to the orders waits for the login, even in a shop that it has launched",
    arguments: ["open shop://account/orders", "notify shop://account/orders", "shortcut orders"],
    states)
  func guarded(_ source: String, in state: [String]) async {
    for command in state { terminal.obey(command) }
    #expect(
      terminal.obey(source).suffix(2) == [
        "LoginViewController was shown: built LoginViewController and LoginNavigationController.",
        "AsyncScreen<OrdersViewController> waits for LoginInterceptor; go on meanwhile.",
      ])
    await terminal.settle("type 2 ada@example.com", "type 3 tea", "tap Log in")
    #expect(terminal.tree.contains("OrdersViewController \"Orders\" [visible]"))
  }

  @Test(
    "A link that leads nowhere is reported, even by a shop that it has launched", arguments: states)
  func wrong(in state: [String]) {
    for command in state { terminal.obey(command) }
    #expect(
      terminal.app.obey("open shop://product/cup").problem
        == "The link's “id” is “cup”, but Int is expected.")
    terminal.expect(emptyTabs)
  }

  @Test("A link that isn't the shop's doesn't launch it")
  func foreign() {
    terminal.obey("kill")
    #expect(
      terminal.app.obey("open https://example.org/bag").problem
        == "“https://example.org/bag” is not a link of the shop; “links” lists those that are.")
    #expect(terminal.app.drawing == "The shop does not run; “return” launches it.")
  }

  @Test("A form with unsaved text stays in the way of a link")
  func locked() {
    terminal.obey("go address", "type 3 1 Sea Road", "home")
    #expect(
      terminal.obey("notify shop://product/42") == [
        "ProductViewController was not shown. AddressFormViewController “Delivery address” "
          + "has to go before ProductViewController can be shown, but it refuses."
      ])
    #expect(terminal.app.drawing.contains("1 Sea Road"))
  }
}
