import StepRouterExplorer
import Testing

/// Screens as boxes, from the start on the left.
@Suite struct ReportGraphTests {
  @Test("A screen has one box for all its states, which links to its row")
  func boxes() throws {
    let page = try Self.made.page()
    #expect(
      page.all("a", "gn").map { "\($0["href"] ?? "") \($0["aria-label"] ?? "")" } == [
        "#screen-0 HomeViewController, 2 states", "#screen-1 ListViewController, 1 state",
        "#screen-2 HelpViewController, 1 state", "#screen-3 ItemViewController, 1 state, 1 fault",
      ])
    #expect(page.text(in: "screen-3").hasPrefix("ItemViewController"))
  }

  @Test("Screens stand in columns by their distance from the start, with few crossings")
  func places() throws {
    let page = try Self.made.page()
    let boxes = page.elements.filter { element in
      element.name == "rect" && element.ancestors.last.map { page.elements[$0].name } == "a"
    }
    #expect(
      boxes.map { "\($0["x"] ?? "") \($0["y"] ?? "")" } == ["28 59", "276 28", "276 90", "524 59"])
  }

  @Test("The first way to a screen is drawn strong, and moves of one way are listed together")
  func ways() throws {
    let page = try Self.made.page()
    #expect(
      page.all("path", "ge").map {
        "\($0["data-from"] ?? "")–\($0["data-to"] ?? "") \($0["class"] ?? "")"
      } == ["2–3 ge", "3–1 ge", "0–1 ge first", "0–2 ge first", "1–3 ge first"])
    let text = page.text(in: "graph")
    #expect(text.contains("Show all 5 ways"))
    #expect(text.contains("HomeViewController ListViewController Tap “List” · Tap “More”"))
    #expect(text.contains("4 screens, from the start on the left; 5 ways between them."))
  }

  @Test("A way back to the start is drawn as a thin line")
  func back() throws {
    var made = MadeExploration()
    made.states = ["Home", "List"].map { name in
      MadeExploration.State(
        parent: 0, move: MadeExploration.tap(name),
        windows: [MadeWindow.window(MadeWindow.screen("\(name)ViewController"))])
    }
    made.ways = [(from: 1, move: ["kind": "back"], to: 0)]
    let page = try made.page()
    #expect(
      page.all("path", "ge").map {
        "\($0["data-from"] ?? "")–\($0["data-to"] ?? "") \($0["class"] ?? "")"
      } == ["1–0 ge", "0–1 ge first"])
  }

  @Test("The last of several columns is the front screen")
  func columns() throws {
    var made = MadeExploration()
    let columns = ["List", "Item"].map { MadeWindow.screen("\($0)ViewController") }
    made.states[0].windows = [
      MadeWindow.window(MadeWindow.screen("UISplitViewController", children: columns))
    ]
    let page = try made.page()
    #expect(page.all("a", "gn").map { $0["aria-label"] } == ["ItemViewController, 1 state"])
  }

  @Test("A column with many screens is divided")
  func divided() throws {
    var made = MadeExploration()
    made.states = (0...20).map { index in
      MadeExploration.State(
        parent: 0, move: MadeExploration.tap("\(index)"),
        windows: [MadeWindow.window(MadeWindow.screen("Screen\(index)"))])
    }
    let page = try made.page()
    let columns = Set(page.all("rect").compactMap { $0["rx"] == "10" ? $0["x"] : nil })
    #expect(columns == ["28", "276", "524"])
  }

  @Test("A screen that no way leads to stands in a column of its own, on the right")
  func unreached() throws {
    var made = MadeExploration()
    // Nobody saw the start, so there is no way from it.
    made.states += ["List", "Item"].map { name in
      MadeExploration.State(
        parent: 0, move: MadeExploration.tap(name),
        windows: [MadeWindow.window(MadeWindow.screen("\(name)ViewController"))])
    }
    let page = try made.page()
    #expect(
      page.all("a", "gn").map { $0["aria-label"] } == [
        "ListViewController, 1 state", "ItemViewController, 1 state",
      ])
    #expect(page.all("path", "ge").isEmpty)
    let boxes = page.elements.filter { element in
      element.name == "rect" && element.ancestors.last.map { page.elements[$0].name } == "a"
    }
    #expect(boxes.map { "\($0["x"] ?? "") \($0["y"] ?? "")" } == ["28 28", "276 28"])
  }

  /// Returns a home screen, then a list and a help, and an item behind both.
  private static var made: MadeExploration {
    var made = MadeExploration()
    made.destinations = ["bag"]
    let screens = [(0, "Home"), (0, "List"), (0, "Help"), (0, "Home"), (1, "Item")]
    made.states = screens.enumerated().map { index, screen in
      MadeExploration.State(
        parent: screen.0, move: MadeExploration.tap(index == 3 ? "Offer" : screen.1),
        windows: [MadeWindow.window(MadeWindow.screen("\(screen.1)ViewController"))],
        outcomes: index == 4 ? "!" : "b")
    }
    made.ways = [
      (from: 3, move: MadeExploration.tap("More"), to: 1), (from: 4, move: ["kind": "back"], to: 1),
      (from: 2, move: MadeExploration.tap("Item"), to: 4),
    ]
    return made
  }
}
