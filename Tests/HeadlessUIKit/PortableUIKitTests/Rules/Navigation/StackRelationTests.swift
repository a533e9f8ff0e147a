import PortableUIKit
import Testing

@MainActor @Suite("Navigation: relations between view controllers", .simulated)
struct StackRelationTests {
  let stage = Stage()

  @Test("Rule 41: the top view controller is the last, the visible one may be presented")
  func rule41() async {
    let (a, b, presented) = (stage.screen("A"), stage.screen("B"), stage.screen("P"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)
    #expect(stack.visibleViewController === a)

    stack.pushViewController(b, animated: true)
    #expect(stack.topViewController === b)
    #expect(stack.visibleViewController === b)
    await stage.settle()

    stack.present(presented, animated: true)
    #expect(stack.topViewController === b)
    #expect(stack.visibleViewController === presented)
    await stage.settle()
    _ = window
  }

  @Test("Rule 42: an ancestor of a kind is found among the parents, not among the presenters")
  func rule42() async {
    let (a, child, presented) = (stage.screen("A"), stage.screen("C"), stage.screen("P"))
    let stack = RecordingStack([a])
    let tabs = RecordingTabs([stack])
    a.addChild(child)
    let window = await stage.show(tabs)
    a.present(presented, animated: false)
    await stage.settle()

    #expect(child.navigationController === stack)
    #expect(child.tabBarController === tabs)
    #expect(stack.navigationController == nil)
    #expect(stack.tabBarController === tabs)
    #expect(tabs.tabBarController == nil)
    #expect(presented.navigationController == nil)
    #expect(presented.tabBarController == nil)
    #expect(child.splitViewController == nil)
    _ = window
  }

  @Test("Rule 43: show pushes on the nearest stack, and presents if there's none")
  func rule43() async {
    let (a, b, alone, shown) = (
      stage.screen("A"), stage.screen("B"), stage.screen("C"), stage.screen("D")
    )
    let stack = RecordingStack([a])
    let first = await stage.show(stack)
    let second = await stage.show(alone)

    a.show(b, sender: nil)
    #expect(names(stack.viewControllers) == "A B")
    #expect(a.presentedViewController == nil)

    alone.show(shown, sender: nil)
    #expect(alone.presentedViewController === shown)
    await stage.settle()
    _ = (first, second)
  }

  @Test("Rule 43: show presents a navigation controller instead of pushing it")
  func rule43Stack() async {
    let (outer, inner) = (RecordingStack([stage.screen("A")]), RecordingStack([stage.screen("B")]))
    let window = await stage.show(outer)

    outer.show(inner, sender: nil)

    #expect(names(outer.viewControllers) == "A")
    #expect(outer.presentedViewController === inner)
    await stage.settle()
    _ = window
  }

  @Test("Rule 43: an ancestor that overrides show is called instead")
  func rule43Override() {
    let (container, child, shown) = (
      ShowingContainer("P", stage.log), stage.screen("C"), stage.screen("D")
    )
    container.addChild(child)
    _ = stage.log.take()

    child.show(shown, sender: nil)
    child.showDetailViewController(shown, sender: nil)

    #expect(stage.log.take() == ["P.show(D)", "P.showDetail(D)"])
  }

  @Test(
    "Rule 46: the user can't touch the tab bar until the screen that hides it is popped",
    .standInOnly)
  func hiddenTabBar() async {
    let stage = Stage()
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    b.hidesBottomBarWhenPushed = true
    let stack = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, stage.screen("D")]
    _ = await stage.show(tabs)
    stack.pushViewController(b, animated: true)
    #expect(!stage.simulation.selectTab(at: 1, in: tabs))
    stack.pushViewController(c, animated: false)
    await stage.settle()
    #expect(!stage.simulation.selectTab(at: 1, in: tabs))
    stack.popToRootViewController(animated: true)
    #expect(stage.simulation.selectTab(at: 1, in: tabs))
  }

  @Test("Rule 46: `hidesBottomBarWhenPushed` is false by default, and doesn't pass to others")
  func rule46() async {
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    b.hidesBottomBarWhenPushed = true
    let stack = RecordingStack([a])
    let window = await stage.show(RecordingTabs([stack]))

    stack.pushViewController(b, animated: false)
    stack.pushViewController(c, animated: false)
    await stage.settle()

    #expect(!a.hidesBottomBarWhenPushed)
    #expect(b.hidesBottomBarWhenPushed)
    #expect(!c.hidesBottomBarWhenPushed)
    _ = window
  }
}

/// Overrides how view controllers are shown.
private final class ShowingContainer: RecordingScreen {
  override func show(_ vc: UIViewController, sender: Any?) {
    record("show(\(nameOf(vc)))")
  }

  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    record("showDetail(\(nameOf(vc)))")
  }
}
