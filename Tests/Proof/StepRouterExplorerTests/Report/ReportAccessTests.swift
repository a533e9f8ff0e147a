import PortableUIKit
import StepRouterExplorer
import StepRouterReport
import Testing

/// The page for readers who can't see it, can't tell colours apart or use no mouse.
@Suite struct ReportAccessTests {
  private let page: ReadPage
  private let html: String

  init() throws {
    let exploration = try MadeExploration.shop.read()
    let declared = DeclaredRoutes([.init(name: "bag", screen: "Bag")])
    html =
      ExplorationReport(exploration, title: "Shop", declared: declared, since: exploration).html
    page = ReadPage(html)
  }

  @Test("The page has landmarks, a language, and a link to the report itself")
  func landmarks() {
    for name in ["header", "nav", "main", "footer", "h1"] { #expect(page.all(name).count == 1) }
    #expect(page.all("html").first?["lang"] == "en")
    #expect(page.all("a").first?["href"] == "#main")
    #expect(page.all("section").allSatisfy { $0["aria-labelledby"] != nil })
  }

  @Test("The page skips no level of headings")
  func headings() {
    let levels = page.elements.compactMap { element in
      element.name.hasPrefix("h") ? Int(element.name.dropFirst()) : nil
    }
    #expect(levels.count > 15)
    #expect(zip(levels, levels.dropFirst()).filter { $1 > $0 + 1 }.isEmpty)
  }

  @Test("Table headers say whether they head a row or a column")
  func tables() {
    #expect(page.all("th").count > 20)
    #expect(page.all("th").allSatisfy { ["row", "col"].contains($0["scope"]) })
  }

  @Test("Pictures, buttons, fields and regions have names")
  func names() {
    #expect(
      page.all("svg", "picture").allSatisfy { $0["role"] == "img" && $0["aria-label"] != nil })
    #expect(page.all("button").allSatisfy { $0["type"] != nil })
    #expect(page.all("button").allSatisfy { !$0.text.isEmpty || $0["aria-label"] != nil })
    let labels = Set(page.all("label").compactMap { $0["for"] })
    let fields = page.all("select") + page.all("input")
    #expect(fields.count == 7)
    #expect(fields.allSatisfy { labels.contains($0["id"] ?? "") })
    #expect(page.elements.filter { $0["role"] == "region" }.allSatisfy { $0["aria-label"] != nil })
  }

  @Test("Everything that scrolls can be scrolled with keys")
  func scrolling() {
    let scrolled = page.all("div", "scroll") + page.all("pre") + page.all("ol", "film")
    #expect(scrolled.count > 8)
    #expect(scrolled.allSatisfy { $0["tabindex"] == "0" })
  }

  @Test("Each mark has its own letter, and the legend has all of them")
  func legend() {
    let letters = page.all("span", "cell").prefix(10).map(\.text)
    #expect(letters == ["!", "b", "r", "v", "a", "i", "l", "t", "f", "."])
  }

  @Test("Text has a contrast of at least 4.5, in light and in dark mode")
  func contrast() throws {
    let themes = html.components(separatedBy: ":root {").dropFirst().prefix(2)
    #expect(themes.count == 2)
    for theme in themes {
      let colors = Self.colors(in: theme.components(separatedBy: "}")[0])
      let cells = "brvailfx".map { ("cell-\($0)-text", "cell-\($0)") }
      let grounds = ["ground", "card", "sunk", "screen"]
      let pairs =
        cells + grounds.flatMap { ground in ["text", "faint"].map { ($0, ground) } }
        + ["ground", "card"].flatMap { ground in
          ["accent", "bad", "open"].map { ($0, ground) }
        }
        + [("good", "good-ground"), ("bad", "bad-ground"), ("open", "open-ground")]
        + [("ground", "accent"), ("text", "cell-r")]
      for (text, ground) in pairs {
        let (one, other) = (try #require(colors[text]), try #require(colors[ground]))
        let contrast = (max(one, other) + 0.05) / (min(one, other) + 0.05)
        #expect(contrast >= 4.5, "\(text) on \(ground): \(contrast)")
      }
    }
  }

  /// Returns the relative luminance of each colour, by its name.
  private static func colors(in css: String) -> [String: Double] {
    var colors: [String: Double] = [:]
    for match in css.matches(of: /--([\w-]+): #([0-9a-f]{6});/) {
      let digits = Array(match.2)
      let parts = [0, 2, 4].map { place -> Double in
        let part = Double(Int(String(digits[place...(place + 1)]), radix: 16) ?? 0) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      colors[String(match.1)] = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    return colors
  }
}
