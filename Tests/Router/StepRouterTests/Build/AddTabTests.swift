import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 19: where a tab is added", .onDevice)
struct AddTabTests {
  @Test(
    "A tab is added at its index, or at the end if there's no index",
    arguments: [
      (nil, false, "A B New"), (0, false, "New A B"), (1, false, "A New B"), (2, false, "A B New"),
      (nil, true, "A B New"), (0, true, "New B"), (1, true, "A New"),
    ] as [(Int?, Bool, String)])
  func index(index: Int?, isReplacing: Bool, titles: String) {
    let root = tabs(HomeViewController().titled("A"), AccountViewController().titled("B"))
    let stage = Stage(root: root)
    let step = StepAssembly(
      finder: NilFinder<Screen, Void>(), factory: ClassFactory { $0.title = "New" }
    )
    .using(.addTab(at: index, replacing: isReplacing))
    .from(GeneralStep.custom(using: InstanceFinder<UITabBarController, Void>(root))).assemble()
    #expect(stage.end(of: step, with: ()) == "built")
    #expect((root.viewControllers ?? []).compactMap(\.title).joined(separator: " ") == titles)
    #expect(root.selectedViewController?.title == "New")
  }

  /// A group of two tabs, with or without a stack, and a tab beside it.
  @available(iOS 18.0, *)
  private func groupAndTab(hasStack: Bool) -> (UITabBarController, UITabGroup) {
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "group",
      children: [
        Library.tab("L", HomeViewController()), Library.tab("M", SearchViewController()),
      ])
    if hasStack { group.managingNavigationController = UINavigationController() }
    let bar = UITabBarController(tabs: [group, Library.tab("B", AccountViewController())])
    return (bar, group)
  }

  @available(iOS 18.0, *)
  @Test(
    "An index counts the bar's tabs, where a group is one tab, with or without a stack",
    arguments: [
      (0, false, "New Group B"), (1, false, "Group New B"), (2, false, "Group B New"),
      (0, true, "New B"), (1, true, "Group New"),
    ] as [(Int, Bool, String)], [true, false])
  func indexBesideGroup(place: (index: Int, isReplacing: Bool, titles: String), hasStack: Bool) {
    let (bar, group) = groupAndTab(hasStack: hasStack)
    let stage = Stage(root: bar)
    let step = StepAssembly(
      finder: NilFinder<Screen, Void>(), factory: ClassFactory { $0.title = "New" }
    )
    .using(.addTab(at: place.index, replacing: place.isReplacing))
    .from(GeneralStep.custom(using: InstanceFinder<UITabBarController, Void>(bar))).assemble()
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(bar.tabs.map(\.title).joined(separator: " ") == place.titles)
    #expect(bar.selectedViewController?.title == "New")
    #expect(group.children.map(\.title) == ["L", "M"])
  }

  @available(iOS 18.0, *)
  @Test(
    "An index beyond the bar's tabs is refused, however many tabs a group has",
    arguments: [(3, false), (2, true)], [true, false])
  func noIndexBesideGroup(place: (index: Int, isReplacing: Bool), hasStack: Bool) {
    let (bar, _) = groupAndTab(hasStack: hasStack)
    let stage = Stage(root: bar)
    let step = StepAssembly(finder: NilFinder<Screen, Void>(), factory: ClassFactory())
      .using(.addTab(at: place.index, replacing: place.isReplacing))
      .from(GeneralStep.custom(using: InstanceFinder<UITabBarController, Void>(bar))).assemble()
    #expect(throws: RoutingError.self) { try stage.router.plan(to: step, with: ()) }
    #expect(bar.tabs.map(\.title) == ["Group", "B"])
  }

  @available(iOS 18.0, *)
  @Test("A group loses only the removed tab; if it keeps none, the group itself leaves the bar")
  func goneFromGroup() throws {
    let (bar, group) = groupAndTab(hasStack: false)
    let adapter = TabBarControllerAdapter(tabBarController: bar)
    let children = adapter.containedViewControllers
    #expect(children.map(\.title) == ["L", "M", "B"])
    adapter.setContainedViewControllers([children[0], children[2]], animated: false) { _ in }
    #expect(group.children.map(\.title) == ["L"])
    #expect(bar.tabs.map(\.title) == ["Group", "B"])
    adapter.setContainedViewControllers([children[2]], animated: false) { _ in }
    #expect(group.children.map(\.title) == ["L"])
    #expect(bar.tabs.map(\.title) == ["B"])
  }

  @available(iOS 18.0, *)
  @Test("The tab bar controller contains a group's stack, and the group's tabs that aren't on it")
  func contained() throws {
    let (bar, group) = groupAndTab(hasStack: true)
    let adapter = TabBarControllerAdapter(tabBarController: bar)
    let stack = try #require(group.managingNavigationController)
    #expect(adapter.containedViewControllers.first === stack)
    #expect(adapter.containedViewControllers.dropFirst().map(\.title) == ["B", "M"])
    #expect(stack.viewControllers.map(\.title) == ["L"])
  }

  @available(iOS 18.0, *)
  @Test("New tabs of one class get different identifiers")
  func identifiers() {
    let (bar, _) = groupAndTab(hasStack: true)
    let stage = Stage(root: bar)
    let step = StepAssembly(finder: NilFinder<Screen, Void>(), factory: ClassFactory())
      .using(.addTab())
      .from(GeneralStep.custom(using: InstanceFinder<UITabBarController, Void>(bar))).assemble()
    for _ in 1...3 { #expect(stage.end(of: step, with: ()) == "built") }
    #expect(bar.tabs.dropFirst(2).map(\.identifier) == ["Screen", "Screen-2", "Screen-3"])
  }

  @available(iOS 18.0, *)
  @Test("A screen removed from a group can be added to the bar")
  func fromGroupToBar() {
    let (bar, group) = groupAndTab(hasStack: true)
    let stage = Stage(root: bar)
    let screen = Screen()
    screen.title = "New"
    let base = GeneralStep.custom(using: InstanceFinder<UITabBarController, Void>(bar))
    let step = StepAssembly(
      finder: NilFinder<Screen, Void>(), factory: InlineFactory { _ in screen })
    #expect(
      stage.end(of: step.using(.addTab(to: "group")).from(base).assemble(), with: ()) == "built")
    #expect(group.children.map(\.title) == ["L", "M", "New"])
    group.children.removeLast()
    #expect(stage.end(of: step.using(.addTab()).from(base).assemble(), with: ()) == "built")
    #expect(group.children.map(\.title) == ["L", "M"])
    #expect(bar.tabs.map(\.title) == ["Group", "B", "New"])
  }
}
