import PortableUIKit
import StepRouterExplorer
import StepRouterReport
import Testing

/// An app's names can't break the page.
@Suite struct ReportEscapingTests {
  private static let names = [
    "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\"><b>bold</b>",
    "Tom & “Jerry” 'n' \"Co\"", "🧋 Bubble tea 👩‍👩‍👧", "שלום עולם", "<!-- a comment", "]]>", "&amp;",
    "line\nbreak", "back\\slash",
  ]

  @Test("A name is shown everywhere as it is, and never becomes a tag", arguments: names)
  func everywhere(_ name: String) throws {
    let exploration = try Self.made(name).read()
    let evidence = Dictionary(
      uniqueKeysWithValues: exploration.findings.map {
        ($0, FindingEvidence(plan: name, timeline: [name]))
      })
    let declared = DeclaredRoutes([
      .init(name: name, screen: name, context: name, chain: [name], links: [name]),
      .init(name: "missing", screen: "Missing\(name)"),
    ])
    let report = ExplorationReport(
      exploration, title: name, declared: declared, since: try MadeExploration.shop.read(),
      evidence: evidence)
    let page = ReadPage(report.html)
    #expect(page.complaints == [])
    #expect(Set(page.elements.map(\.name)).isDisjoint(with: ["img", "b"]))
    #expect(report.html.components(separatedBy: "</script>").count == 4)
    for section in ["failures", "matrix", "states", "coverage", "screens", "changes"] {
      let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(page.text(in: section).contains(words), "\(section)")
    }
    #expect(page.all("bdi").first?.text == name)
  }

  @Test("Scripts read the same name", arguments: names)
  func data(_ name: String) throws {
    let html = ExplorationReport(try Self.made(name).read(), title: name).html
    let json = html.components(separatedBy: "id=\"data\">")[1].components(separatedBy: "</script>")[
      0]
    #expect(!json.contains("<"))
    let data = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let destinations = data?["destinations"] as? [[String: String]]
    #expect(destinations?.first?["name"] == name)
    #expect(destinations?.first?["code"] == name.debugDescription)
    #expect((data?["texts"] as? [String])?.first == "leaked: \(name)")
  }

  @Test("A character that HTML doesn't allow is replaced")
  func null() throws {
    let report = ExplorationReport(try MadeExploration.shop.read(), title: "a\0b")
    #expect(report.html.contains("<h1><bdi>a\u{FFFD}b</bdi></h1>"))
  }

  private static func made(_ name: String) -> MadeExploration {
    var made = MadeExploration.shop
    made.destinations = [name, "\(name) 2", "orders"]
    let screen = MadeWindow.screen(name, title: name, context: name)
    made.states[1].move = MadeExploration.tap(name)
    made.states[1].windows = [MadeWindow.window(screen)]
    made.covered.append(["kind": "screen", "name": name])
    made.problem["detail"] = name
    return made
  }
}
