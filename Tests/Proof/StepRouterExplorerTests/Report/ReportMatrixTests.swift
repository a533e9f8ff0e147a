import PortableUIKit
import StepRouterReport
import Testing

/// How each destination ended in each state.
@Suite struct ReportMatrixTests {
  @Test("Each cell has the letter of its outcome, with scripts and without")
  func letters() throws {
    let html = ExplorationReport(try MadeExploration.shop.read(), title: "Shop").html
    #expect(html.contains("\"rows\":[\"vba\",\"r!i\",\"r!I\"]"))
    #expect(
      ReadPage(html).text(in: "matrix").hasSuffix(
        "S0 vba Home “HomeViewController” S1 r!i Product “ProductViewController” "
          + "S2 r!I Account “AccountViewController”"))
  }

  @Test("Each destination's sums count its outcomes")
  func sums() throws {
    let page = try MadeExploration.shop.page()
    let heads = page.all("th").filter { $0["class"] == "number" }.prefix(6)
    #expect(heads.count == 6)
    #expect(Self.row("d0", page) == ["0", "0", "2", "1", "0", "0"])
    #expect(Self.row("d1", page) == ["2", "1", "0", "0", "0", "0"])
    #expect(Self.row("d2", page) == ["0", "0", "0", "0", "1", "2"])
  }

  @Test("A dot stands for an attempt that wasn't made or wasn't kept")
  func untried() throws {
    var made = MadeExploration.shop
    made.states[2].outcomes = ""
    let html = ExplorationReport(try made.read(), title: "Shop").html
    #expect(html.contains("\"rows\":[\"vba\",\"r!i\",\"...\"]"))
  }

  @Test("A faulty cell leads to its fault, and says what is wrong in its own state")
  func faults() throws {
    let html = ExplorationReport(try MadeExploration.shop.read(), title: "Shop").html
    #expect(
      html.contains(
        """
        "faults":[{"cell":[1,1],"finding":1,"texts":[0]},{"cell":[2,1],"finding":1,"texts":[0]}]
        """))
    #expect(html.contains("\"texts\":[\"leaked: ProductScreen is still alive off screen.\"]"))
  }

  @Test("A cell links to the move that leaks the same screen")
  func leakOfMove() throws {
    var made = MadeExploration.shop
    made.trials = [
      [
        "state": 0, "move": MadeExploration.tap("Tea Cup"), "outcome": "moved", "isDeclared": true,
        "problems": [made.problem],
      ]
    ]
    let html = ExplorationReport(try made.read(), title: "Shop").html
    #expect(
      html.contains(
        """
        "faults":[{"cell":[1,1],"finding":1,"texts":[0]},{"cell":[2,1],"finding":1,"texts":[0]}]
        """))
    #expect(try made.read().findings.map(\.trial.move) == [.tap("Tea Cup")])
  }

  @Test("The filters offer each destination, each outcome and each tab")
  func filters() throws {
    let page = try MadeExploration.shop.page()
    #expect(
      Self.options("filter-destination", page) == ["All destinations", "home", "bag", "orders"])
    #expect(Self.options("filter-tab", page) == ["All tabs", "Home", "Account"])
    #expect(Self.options("filter-outcome", page).count == 12)
    #expect(Self.options("filter-outcome", page).last == "Not declared")
    #expect(Self.options("filter-guard", page).count == 3)
  }

  private static func row(_ id: String, _ page: ReadPage) -> [String] {
    guard let row = page.elements.firstIndex(where: { $0["id"] == id }) else { return [] }
    return page.all("td").filter { $0.ancestors.last == row }.map(\.text).dropLast()
  }

  private static func options(_ id: String, _ page: ReadPage) -> [String] {
    guard let select = page.elements.firstIndex(where: { $0["id"] == id }) else { return [] }
    return page.all("option").filter { $0.ancestors.last == select }.map(\.text)
  }
}
