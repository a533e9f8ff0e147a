import StepRouterExplorer
import Testing

/// A window as one would draw it by hand.
@Suite struct ReportPictureTests {
  @Test("The tab in front is filled and named, others are dots if there's no room")
  func tabs() throws {
    let picture = try Self.picture(of: MadeWindow.shop(["ListViewController"], tab: 1))
    #expect(
      picture == [
        "rect pb", "rect ps", "path pl", "text ph ListViewCon…", "text pn List",
        "path pl", "circle po", "rect pt", "text pa Search", "circle po",
      ])
    let wide = try Self.picture(of: MadeWindow.shop(["ListViewController"], tab: 1), "regular")
    #expect(wide.suffix(4) == ["text pm Home", "rect pt", "text pa Search", "text pm Account"])
  }

  @Test("A stack lets the screens below peep out, and shows a way back")
  func stack() throws {
    let stack = MadeWindow.screen(
      "UINavigationController",
      children: [
        MadeWindow.screen("AViewController", isVisible: false),
        MadeWindow.screen("BViewController", title: "B", context: "42"),
      ])
    #expect(
      try Self.picture(of: stack) == [
        "rect pb", "rect ps", "rect pk", "path pl", "text ph B", "path pc", "text pn B",
        "text pf (42)",
      ])
  }

  @Test("A sheet darkens what it leaves of the screen below, and an alert is a box")
  func layers() throws {
    let alert = MadeWindow.screen("UIAlertController", title: "Delete it?")
    let sheet = MadeWindow.screen(
      "SheetViewController", isVisible: false,
      presented: [MadeWindow.layer("overFullScreen", alert)])
    let root = MadeWindow.screen(
      "RootViewController", isVisible: false, presented: [MadeWindow.layer("pageSheet", sheet)])
    #expect(
      try Self.picture(of: root) == [
        "rect pb", "rect ps", "text pf Root", "rect pd", "rect ps", "text pf Sheet", "rect pd",
        "rect ps", "text pn Delete it?", "path pl", "text pf Alert",
      ])
  }

  @Test("Visible columns are drawn side by side, hidden ones aren't")
  func columns() throws {
    let split = MadeWindow.screen(
      "UISplitViewController",
      children: [
        MadeWindow.screen("HiddenViewController", isVisible: false),
        MadeWindow.screen("ListViewController"), MadeWindow.screen("DetailViewController"),
      ])
    #expect(
      try Self.picture(of: split, "regular") == [
        "rect pb", "rect ps", "text pn List", "path pl", "text pn Detail",
      ])
  }

  @Test("Pages, custom containers and empty windows are drawn as well")
  func others() throws {
    let page = MadeWindow.screen("PhotoViewController")
    let pages = MadeWindow.screen("UIPageViewController", children: [page])
    #expect(
      try Self.picture(of: pages).suffix(4) == [
        "text pn Photo", "circle pm", "circle pa", "circle pm",
      ])
    let drawer = MadeWindow.screen(
      "Drawer", children: [MadeWindow.screen("Menu", isVisible: false), page])
    #expect(try Self.picture(of: drawer) == ["rect pb", "rect ps", "text pn Photo"])
    #expect(try Self.picture(of: nil) == ["rect pb", "rect ps", "text pf No screen"])
  }

  @Test("A long name is divided between words, a longer one is cut")
  func names() throws {
    let long = MadeWindow.screen("ShoppingBagContentsViewController")
    #expect(try Self.picture(of: long).suffix(2) == ["text pn ShoppingBag", "text pn Contents"])
    let longer = MadeWindow.screen("ShoppingBagContentsSummaryOverviewViewController")
    #expect(
      try Self.picture(of: longer).suffix(2) == ["text pn ShoppingBag", "text pn ContentsSumma…"])
    let hosting = MadeWindow.screen("UIHostingController<Routed<CareView>>")
    #expect(try Self.picture(of: hosting).last == "text pn CareView")
    let endless = MadeWindow.screen(String(repeating: "x", count: 40))
    #expect(try Self.picture(of: endless).last?.hasSuffix("…") == true)
  }

  @Test("Several windows are drawn side by side, and the one in front is named")
  func windows() throws {
    var made = MadeExploration.shop
    let root = MadeWindow.shop(["HomeViewController"])
    made.states[0].windows = [
      MadeWindow.window(root, shape: "regular", isFront: false),
      MadeWindow.window(root, session: "scene-2"),
    ]
    let page = try made.page()
    let state = page.elements.firstIndex { $0["id"] == "s0" }
    let pictures = page.all("svg", "picture").filter { $0.ancestors.contains { $0 == state } }
    #expect(pictures.map { $0["class"] } == ["picture regular", "picture compact"])
    #expect(pictures.map { $0["aria-label"]?.hasSuffix("behind") } == [true, false])
    #expect(page.text(in: "s0").hasPrefix("in front S0"))
  }

  @Test("The pictures of the first 60 states and of faults are in the page, others are drawn later")
  func drawnLater() throws {
    var made = MadeExploration.large(states: 80, destinations: 1)
    made.states[75].outcomes = "!"
    let page = try made.page()
    let later = page.all("svg", "picture").filter { $0["data-picture"] != nil }
    let symbols = Set(page.all("symbol").compactMap { $0["id"].map { "#" + $0 } })
    let uses = page.all("use").compactMap { $0["href"] }
    #expect(!later.isEmpty)
    #expect(Set(uses) == symbols)
    let inStates = page.elements.indices.filter { page.elements[$0]["class"] == "state" }
    let states = later.compactMap { one in inStates.firstIndex { one.ancestors.contains($0) } }
    #expect(states.min() ?? 0 >= 60)
    #expect(!states.contains(75))
  }

  @Test("A phone that folds is drawn as the user holds it")
  func phone() throws {
    var made = MadeExploration()
    let root = MadeWindow.screen("HomeViewController")
    let moves: [[String: Any]] = [
      [:], ["kind": "unfold"], ["kind": "halfFold"], ["kind": "rotate"],
      ["kind": "rotate"], ["kind": "openInSplitView", "name": "trailing"], ["kind": "fold"],
    ]
    made.states = moves.enumerated().map { index, move in
      let parent = max(index - 1, 0)
      let shape = index == 0 || index > 4 ? "compact" : "regular"
      return MadeExploration.State(
        parent: parent, move: move, windows: [MadeWindow.window(root, shape: shape)])
    }
    let page = try made.page()
    func picture(_ state: Int) -> ReadPage.Element? {
      let place = page.elements.firstIndex { $0["id"] == "s\(state)" }
      return page.all("svg", "picture").first { $0.ancestors.contains { $0 == place } }
    }
    #expect(
      (0..<7).map { picture($0)?["class"] } == [
        "picture outer", "picture inner", "picture inner", "picture inner turned",
        "picture inner", "picture inner", "picture outer",
      ])
    #expect(picture(1)?["viewBox"] == "0 0 328 231")
    #expect(picture(3)?["viewBox"] == "0 0 231 328")
    let folds = page.all("path").map { $0["class"] ?? "" }.filter { $0.hasPrefix("pfold") }
    #expect(folds.sorted() == ["pfold", "pfold half", "pfold half", "pfold half"])
    let halves = page.all("rect", "ps").filter { $0["width"] == "159" }
    #expect(halves.map { $0["x"] } == ["165"])
  }

  /// Returns the pieces of a window's picture, in words.
  private static func picture(of root: [String: Any]?, _ shape: String = "compact") throws
    -> [String]
  {
    var made = MadeExploration()
    made.states[0].windows = [MadeWindow.window(root, shape: shape)]
    let page = try made.page()
    let symbol = page.elements.firstIndex { $0.name == "symbol" }
    // The areas of controls are invisible until a finger is over them.
    return page.elements.filter {
      symbol.map($0.ancestors.contains) == true && $0.name != "g" && $0["class"] != "pz"
    }.map {
      [$0.name, $0["class"] ?? "", $0.text].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}
