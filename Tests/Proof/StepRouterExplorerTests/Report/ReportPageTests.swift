import PortableUIKit
import StepRouterExplorer
import StepRouterReport
import Testing

/// The page as a whole: one file that any browser can read.
@Suite struct ReportPageTests {
  @Test("Each tag is closed where it should be, and each identifier is unique")
  func nesting() throws {
    for made in [MadeExploration(), .shop, .large(states: 90, destinations: 4, faulty: true)] {
      let page = try made.page()
      #expect(page.complaints == [])
      let ids = page.elements.compactMap { $0["id"] }
      #expect(Set(ids).count == ids.count)
    }
  }

  @Test("Each link within the page leads somewhere")
  func links() throws {
    let page = try MadeExploration.shop.page()
    let ids = Set(page.elements.compactMap { $0["id"] })
    let targets = page.elements.compactMap { $0["href"] ?? $0["data-link"] }
    #expect(targets.count > 20)
    #expect(targets.filter { !$0.hasPrefix("#") || !ids.contains(String($0.dropFirst())) } == [])
  }

  @Test("Each element that a script looks up by its identifier exists")
  func scripts() throws {
    let html = ExplorationReport(try MadeExploration.shop.read(), title: "Shop").html
    let wanted = Set(html.matches(of: /byId\("([\w-]+)"\)/).map { String($0.1) })
    #expect(wanted.count > 6)
    // The data is in a script, which the page's reader leaves out.
    let ids = ReadPage(html).elements.compactMap { $0["id"] } + ["data"]
    #expect(wanted.subtracting(ids) == [])
  }

  @Test("The page loads nothing")
  func nothingLoaded() throws {
    let html = ExplorationReport(try MadeExploration.shop.read(), title: "Shop").html
    for word in [" src=", "<link", "@import", "@font-face", "url(\"", "url('", "fetch(", "http:"] {
      // SVG's namespace is only a name: nothing is loaded from there.
      let text = html.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
      #expect(!text.contains(word), "\(word)")
    }
    #expect(html.contains("content=\"default-src 'none'; "))
  }

  @Test("The same exploration gives the same bytes, even after encoding and decoding")
  func sameBytes() throws {
    let made = MadeExploration.large(states: 70, destinations: 5)
    let exploration = try made.read()
    let again = try JSONDecoder().decode(
      Exploration.self, from: JSONEncoder().encode(made.read()))
    let html = ExplorationReport(exploration, title: "Shop", since: exploration).html
    #expect(html == ExplorationReport(again, title: "Shop", since: again).html)
  }

  @Test("Faults come first, and each section is in the contents")
  func order() throws {
    let page = try MadeExploration.shop.page()
    let sections = page.all("section").filter { section in
      section.ancestors.last.map { page.elements[$0].name } == "main"
    }
    let ids = sections.compactMap { $0["id"] }
    #expect(ids == ["failures", "walk", "matrix", "graph", "states", "coverage", "screens"])
    let contents = page.all("a").compactMap { $0["href"] }.dropFirst().prefix(7)
    #expect(contents == ids.map { "#\($0)" }[...])
  }

  @Test("With 1,000 states and 30 destinations the page is far smaller than 2 MB", .exhaustive)
  func size() throws {
    let exploration = try MadeExploration.large(states: 1_000, destinations: 30).read()
    #expect(exploration.states.count == 1_000)
    #expect(exploration.trials.count == 30_000)
    #expect(ExplorationReport(exploration, title: "Shop").html.utf8.count < 1_600_000)
  }

  @Test("With faults everywhere the page is smaller than 10 MB", .exhaustive)
  func sizeOfFaults() throws {
    let exploration = try MadeExploration.large(states: 1_000, destinations: 30, faulty: true)
      .read()
    #expect(ExplorationReport(exploration, title: "Shop").html.utf8.count < 6_000_000)
  }

  @Test("An empty exploration has a page as well")
  func nothing() throws {
    let page = try MadeExploration().page()
    #expect(page.text(in: "failures") == "Failures None. What was tried did what it should.")
    #expect(page.text(in: "matrix").hasSuffix("No destination was asked for."))
    #expect(page.text(in: "graph").contains("no screen is known"))
  }
}
