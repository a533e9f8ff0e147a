import PortableUIKit
import StepRouterExplorer
import StepRouterReport
import Testing

/// What the app to walk through is made of.
@Suite struct ReportWalkTests {
  @Test("Controls are drawn as such, each with the touch that makes its move")
  func controls() throws {
    let page = try Self.shop.page()
    let touches = Set(page.all("g").compactMap { $0["data-touch"] })
    #expect(
      touches == [
        "tab|Home", "tab|Search", "tab|Account", "tap|Bag", "tap|Tea Cup", "back|",
        "type|E-mail", "tap|News", "tap|Day", "slide|Size", "step|Number", "pick|Date",
      ])
    let texts = page.all("text").map(\.text)
    for text in ["Tea Cup", "ada@example.com", "News", "Day", "Number 2", "Date", "Welcome"] {
      #expect(texts.contains(text), "\(text)")
    }
  }

  @Test("The data has each state's moves, with the states they lead to")
  func ways() throws {
    let html = ExplorationReport(try Self.shop.read(), title: "Shop").html
    #expect(html.contains("\"ways\":[[0,1],[1,2,2,0],[]]"))
    #expect(
      html.contains(
        "{\"code\":\".tap(\\\"Tea Cup\\\")\",\"phrase\":\"Tap “Tea Cup”\",\"touch\":\"tap|Tea Cup\"}"
      ))
  }

  @Test("A picture that is the same is written once, however many states show it")
  func once() throws {
    var made = Self.shop
    let one = ExplorationReport(try made.read(), title: "Shop").html.utf8.count
    for index in 0..<337 {
      made.states.append(
        .init(
          parent: 0, move: MadeExploration.tap("Row \(index)"), windows: made.states[0].windows,
          outcomes: "vba"))
    }
    let html = ExplorationReport(try made.read(), title: "Shop").html
    #expect(html.components(separatedBy: "data-touch=\\\"tap|Tea Cup\\\"").count == 2)
    #expect(html.utf8.count - one < 340_000)
  }

  /// Writes the page for the tests in a browser, if somebody asks for it.
  @Test("The walk offers each destination, and the page opens without a script")
  func offered() throws {
    let html = ExplorationReport(try Self.shop.read(), title: "Shop").html
    let page = ReadPage(html)
    #expect(page.all("option").map(\.text).prefix(3) == ["home", "bag", "orders"])
    if let file = ProcessInfo.processInfo.environment["REPORT_PAGE"] {
      try Data(html.utf8).write(to: URL(fileURLWithPath: file))
    }
  }

  /// The shop, with what its screens show.
  private static var shop: MadeExploration {
    var made = MadeExploration.shop
    made.states[0].windows = made.states[0].windows.map {
      MadeWindow.showing(
        [("bar", "Bag", nil), ("text", "Welcome", nil), ("row", "Tea Cup", nil)],
        on: "HomeViewController", in: $0)
    }
    made.states[2].windows = made.states[2].windows.map {
      MadeWindow.showing(
        [
          ("field", "E-mail", "ada@example.com"), ("toggle", "News", "on"),
          ("segment", "Day", "selected"), ("slider", "Size", "50"), ("stepper", "Number", "2"),
          ("picker", "Date", nil),
        ], on: "AccountViewController", in: $0)
    }
    return made
  }

  @Test("A control that can't be touched now is drawn dim, and no touch leads on from it")
  func disabled() throws {
    let items: [[String: Any]] = [
      ["kind": "bar", "text": "Save", "isEnabled": false], ["kind": "bar", "text": "Edit"],
      ["kind": "button", "text": "Buy", "isEnabled": false],
      ["kind": "button", "text": "Share", "isEnabled": true],
      ["kind": "toggle", "text": "News", "isEnabled": false],
    ]
    let contents: [String: Any] = ["screen": "HomeViewController", "items": items]
    let home = MadeWindow.screen("HomeViewController", title: "Home")
    var window = MadeWindow.window(MadeWindow.screen("UINavigationController", children: [home]))
    window["contents"] = [contents]
    var made = MadeExploration()
    made.states[0].windows = [window]
    let page = try made.page()
    #expect(Set(page.all("g").compactMap { $0["data-touch"] }) == ["tap|Edit", "tap|Share"])
    #expect(Set(page.all("text", "pq").map(\.text)) == ["Save", "Buy"])
    #expect(Set(page.all("text", "pj").map(\.text)) == ["Edit", "Share"])
    #expect(page.all("text", "pr").map(\.text).contains("News"))
  }
}
