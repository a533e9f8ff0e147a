import StepRouter
import StepRouterExplorer
import StepRouterReport
import Testing

/// What was covered, what wasn't, and what has changed since the last exploration.
@Suite struct ReportCoverageTests {
  private static let declared = DeclaredRoutes([
    .init(
      name: "bag", screen: "BagViewController", context: "Bag.ID",
      location: CodeLocation(fileID: "Shop/Routes.swift", line: 40), chain: ["push", "from root"]),
    .init(name: "home", screen: "HomeViewController", links: ["/home"]),
    .init(name: "terms", screen: "TermsViewController", links: ["/terms"]),
    .init(name: "product", screen: "ProductViewController"),
  ])

  @Test("The report lists screens that were never shown apart from routes that have no link")
  func gaps() throws {
    let exploration = try MadeExploration.shop.read()
    let page = ReadPage(
      ExplorationReport(exploration, title: "Shop", declared: Self.declared).html)
    #expect(
      page.text(in: "coverage").hasPrefix(
        """
        Coverage Never shown BagViewController bag TermsViewController terms \
        Never linked bag BagViewController product ProductViewController Screens 2 covered
        """))
    #expect(
      page.text(in: "screens").contains(
        "BagViewController never shown 0 0 bag with Bag.ID Shop/Routes.swift:40 Chain push from root"
      ))
  }

  @Test("The report lists steps and branches never taken, and interceptors never asked")
  func neverTaken() throws {
    let location = { CodeLocation(fileID: "Shop/Routes.swift", line: $0) }
    let exploration = try MadeExploration.shop.read()
    let declared = DeclaredRoutes(
      [.init(name: "home", screen: "HomeViewController", links: ["/home"])],
      items: exploration.coverage + [
        CoveredItem(.step, "BagViewController", at: location(70)),
        CoveredItem(.branch, "HomeViewController", at: location(80)),
        CoveredItem(.guardPassed, "PinInterceptor", at: location(90)),
      ])
    let text = ReadPage(ExplorationReport(exploration, title: "Shop", declared: declared).html)
      .text(in: "coverage")
    #expect(
      text.contains(
        "Never taken BagViewController Shop/Routes.swift:70 HomeViewController branch of a switch, "
          + "Shop/Routes.swift:80 Screens"))
    #expect(text.hasSuffix("PinInterceptor – never – never Shop/Routes.swift:90"))
    let all = DeclaredRoutes(declared.routes, items: exploration.coverage)
    #expect(
      ReadPage(ExplorationReport(exploration, title: "Shop", declared: all).html)
        .text(in: "coverage").contains("Never taken Every step and every branch was taken."))
  }

  @Test("Without declared routes the report doesn't mention any")
  func undeclared() throws {
    let page = try MadeExploration.shop.page()
    #expect(!page.text(in: "coverage").contains("Never"))
    #expect(!page.text(in: "screens").contains("Routes"))
  }

  @Test("An interceptor's row says whether it has passed and whether it has refused")
  func interceptors() throws {
    let text = try MadeExploration.shop.page().text(in: "coverage")
    #expect(
      text.hasSuffix(
        """
        AgeInterceptor ✓ yes – never Shop/Routes.swift:12 \
        LoginInterceptor ✓ yes ✓ yes Shop/Routes.swift:11
        """))
  }

  @Test("A screen’s row counts states, and says what it has shown; containers come last")
  func screens() throws {
    let text = try MadeExploration.shop.page().text(in: "screens")
    #expect(
      text == """
        Screens Screen In front Visible Shows AccountViewController 1 1 AccountViewController \
        HomeViewController 1 1 HomeViewController ProductViewController 1 1 ProductViewController \
        UINavigationController container 0 3 Home, Account \
        UITabBarController container 0 3
        """)
  }

  @Test("A state counts once for a screen that it shows twice")
  func twice() throws {
    var made = MadeExploration()
    let columns = ["Inbox", "Letter"].map { MadeWindow.screen("PaneViewController", title: $0) }
    made.states[0].windows = [
      MadeWindow.window(MadeWindow.screen("UISplitViewController", children: columns))
    ]
    #expect(
      try made.page().text(in: "screens").contains("PaneViewController 1 1 Inbox, Letter UISplit"))
  }

  @Test("Six contents of a screen are listed; of seven, the last is counted")
  func contents() throws {
    for (count, listed) in [
      (6, "A, B, C, D, E, F"), (7, "A, B, C, D, E, F and 1 more"),
      (9, "A, B, C, D, E, F and 3 more"),
    ] {
      var made = MadeExploration()
      let columns = "ABCDEFGHI".prefix(count).map { title in
        MadeWindow.screen("PaneViewController", title: String(title))
      }
      made.states[0].windows = [
        MadeWindow.window(MadeWindow.screen("UISplitViewController", children: columns))
      ]
      #expect(
        try made.page().text(in: "screens").contains("PaneViewController 1 1 \(listed) UISplit"))
    }
  }

  @Test("The context of a screen is told instead of its title, and each content once")
  func contexts() throws {
    var made = MadeExploration()
    let contents: [(title: String, context: String?)] = [
      ("Tea", "42"), ("Coffee", "42"), ("Milk", nil), ("Milk", nil),
    ]
    let columns = contents.map {
      MadeWindow.screen("PaneViewController", title: $0.title, context: $0.context)
    }
    made.states[0].windows = [
      MadeWindow.window(MadeWindow.screen("UISplitViewController", children: columns))
    ]
    #expect(
      try made.page().text(in: "screens").contains("PaneViewController 1 1 42, Milk UISplit"))
  }

  @Test("The report lists changes in faults, screens, states, destinations and outcomes")
  func changes() throws {
    var before = MadeExploration.shop
    before.destinations = ["home", "bag", "help"]
    before.states[0].outcomes = "bbb"
    before.states[1].outcomes = "!bb"
    before.states.removeLast()
    before.covered = [["kind": "screen", "name": "OldViewController"]]
    let exploration = try MadeExploration.shop.read()
    let page = ReadPage(
      ExplorationReport(exploration, title: "Shop", since: try before.read()).html)
    #expect(
      page.text(in: "changes") == """
        What has changed New faults Go to “bag” Faults that are gone Go to “home” \
        New screens HomeViewController ProductViewController \
        Screens no longer shown OldViewController New destinations orders \
        Destinations that are gone help States 1 new, 0 gone Destinations with another outcome \
        State Destination Before Now S0 Home “HomeViewController” home b Built v Visible \
        S1 Product “ProductViewController” home ! Fault r Revealed \
        S1 Product “ProductViewController” bag b Built ! Fault
        """)
  }

  @Test("A request that only one exploration tried doesn't count as changed")
  func untried() throws {
    var interrupted = MadeExploration.shop
    interrupted.states[0].outcomes = ""
    let exploration = try MadeExploration.shop.read()
    let page = ReadPage(
      ExplorationReport(exploration, title: "Shop", since: try interrupted.read()).html)
    #expect(page.text(in: "changes") == "What has changed Nothing, since the earlier exploration.")
  }

  @Test("A request that this exploration didn't try any more doesn't count as changed")
  func notTriedAgain() throws {
    var interrupted = MadeExploration.shop
    interrupted.states[0].outcomes = ""
    let before = try MadeExploration.shop.read()
    let page = ReadPage(
      ExplorationReport(try interrupted.read(), title: "Shop", since: before).html)
    #expect(page.text(in: "changes") == "What has changed Nothing, since the earlier exploration.")
  }

  @Test("Nothing has changed since an equal exploration")
  func unchanged() throws {
    let exploration = try MadeExploration.shop.read()
    let page = ReadPage(ExplorationReport(exploration, title: "Shop", since: exploration).html)
    #expect(page.text(in: "changes") == "What has changed Nothing, since the earlier exploration.")
  }
}
