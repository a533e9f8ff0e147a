import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 6: an index without a tab", .onDevice)
struct TabIndexTests {
  private let prefix = "The step of UIViewController at Shop/Routes.swift:4 cannot be integrated: "

  private func adding(
    at index: Int, replacing: Bool = false, in tabs: UITabBarController
  ) -> DestinationStep<UIViewController, Void> {
    assembly { BagViewController() }.using(.addTab(at: index, replacing: replacing))
      .from(base(tabs)).assemble()
  }

  @Test(
    "An index out of range is refused by the plan, and not even the sheet above moves",
    arguments: [
      (99, false, "a tab cannot be added at 99 to 2 tabs. Use an index from 0 to 2."),
      (3, false, "a tab cannot be added at 3 to 2 tabs. Use an index from 0 to 2."),
      (-1, false, "a tab cannot be added at -1 to 2 tabs. Use an index from 0 to 2."),
      (2, true, "there is no tab 2 to replace among 2 tabs. Use an index from 0 to 1."),
      (-1, true, "there is no tab -1 to replace among 2 tabs. Use an index from 0 to 1."),
      (.min, true, "there is no tab \(Int.min) to replace among 2 tabs. Use an index from 0 to 1."),
    ])
  func outOfRange(index: Int, replacing: Bool, refusal: String) {
    let bar = tabs(HomeViewController(), AccountViewController())
    let stage = Stage(root: bar)
    stage.present(LoginViewController(), on: bar)
    let step = adding(at: index, replacing: replacing, in: bar)
    #expect(throws: RoutingError.self) { try stage.router.plan(to: step, with: ()) }
    stage.expectRefusal(prefix + refusal, of: step)
  }

  @Test("Without tabs there's none to replace")
  func noTabs() {
    let bar = UITabBarController()
    let stage = Stage(root: bar)
    stage.expectRefusal(
      prefix + "there is no tab 0 to replace among 0 tabs. Use '.addTab()' for the first tab.",
      of: adding(at: 0, replacing: true, in: bar))
  }

  @Test(
    "A tab can be added at every index up to the end, and every tab can be replaced",
    arguments: [
      (0, false, ["Bag", "Home", "Account"]), (2, false, ["Home", "Account", "Bag"]),
      (1, true, ["Home", "Bag"]),
    ])
  func inRange(index: Int, replacing: Bool, expected: [String]) {
    let bar = tabs(HomeViewController(), AccountViewController())
    let stage = Stage(root: bar)
    #expect(stage.end(of: adding(at: index, replacing: replacing, in: bar), with: ()) == "built")
    #expect(
      (bar.viewControllers ?? []).map { "\(type(of: $0))" }
        == expected.map { $0 + "ViewController" })
  }

  @Test(
    "Tabs that the chain adds first count, even if their class isn't known yet",
    arguments: [(3, "built"), (4, "refused")])
  func severalTabs(index: Int, end: String) {
    let bar = tabs(HomeViewController(), AccountViewController())
    let stage = Stage(root: bar)
    let first = assembly { SearchViewController() }.using(.addTab()).from(base(bar)).assemble()
    let second = assembly { BagViewController() }.using(.addTab(at: index))
      .from(first.expectingContainer() as DestinationStep<UITabBarController, Void>).assemble()
    if end == "built" {
      #expect(stage.end(of: second, with: ()) == end)
      #expect(bar.viewControllers?.last is BagViewController)
    } else {
      stage.expectRefusal(
        prefix + "a tab cannot be added at 4 to 3 tabs. Use an index from 0 to 3.", of: second)
    }
  }

  @Test(
    "Tabs that the chain adds first count in the plan, which keeps a sheet if it fails",
    arguments: [(3, true), (4, false)])
  func severalTabsInPlan(index: Int, isThere: Bool) {
    let bar = tabs(HomeViewController(), AccountViewController())
    let stage = Stage(root: bar)
    stage.present(LoginViewController(), on: bar)
    let first = StepAssembly(
      finder: NilFinder<SearchViewController, Void>(), factory: ClassFactory()
    ).using(.addTab()).from(base(bar)).assemble()
    let second = assembly { BagViewController() }.using(.addTab(at: index))
      .from(first.expectingContainer() as DestinationStep<UITabBarController, Void>).assemble()
    guard isThere else {
      return stage.expectRefusal(
        prefix + "a tab cannot be added at 4 to 3 tabs. Use an index from 0 to 3.", of: second)
    }
    #expect((try? stage.router.plan(to: second, with: ()))?.built.map(\.host) == [bar, bar])
    #expect(stage.end(of: second, with: ()) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          HomeViewController
          AccountViewController
          SearchViewController
          BagViewController [selected] [visible]
        """)
  }

  @Test("A wrong index in tabs that are being built is refused, and the tabs aren't shown")
  func beingBuilt() {
    let stage = Stage(root: HomeViewController())
    let tabs = SingleContainerStep(
      finder: NilFinder<UITabBarController, Void>(),
      factory: CompleteFactoryAssembly(
        factory: TabBarControllerFactory<UITabBarController, Void>()
      ).with(ClassFactory<HomeViewController, Void>(), using: .addTab()).assemble())
    stage.expectRefusal(
      prefix + "a tab cannot be added at 5 to 1 tab. Use an index from 0 to 1.",
      of: assembly { BagViewController() }.using(.addTab(at: 5)).from(tabs).using(.replaceRoot())
        .from(.root).assemble())
  }

  @Test("A wrong index of a complete factory's child is refused")
  func completeFactory() {
    let stage = Stage(root: HomeViewController())
    let tabs = StepAssembly(
      finder: NilFinder(),
      factory: CompleteFactoryAssembly(
        factory: TabBarControllerFactory<UITabBarController, Void>()
      ).with(ClassFactory<HomeViewController, Void>(), using: .addTab(at: 1)).assemble(),
      fileID: "Shop/Routes.swift", line: 5)
    stage.expectRefusal(
      "The step of UITabBarController at Shop/Routes.swift:5 cannot be integrated: "
        + "a tab cannot be added at 1 to 0 tabs. Use '.addTab()' for the first tab.",
      of: tabs.using(.replaceRoot()).from(.root).assemble())
  }
}
