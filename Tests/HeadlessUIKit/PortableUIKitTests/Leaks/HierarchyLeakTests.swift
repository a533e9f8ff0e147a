import PortableUIKit
import Testing

@MainActor @Suite("Releasing what leaves tabs, parents and windows", .simulated)
struct HierarchyLeakTests {
  let stage = Stage()
  let released = Released()

  @Test("Tabs missing from a new list are released", arguments: [true, false])
  func tabs(isSelected: Bool) async {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), released.screen("B")]
    let window = await stage.show(tabs)
    if isSelected { tabs.selectedIndex = 1 }
    await stage.settle()

    tabs.viewControllers = [UIViewController()]
    await stage.settle()

    #expect(released.alive == [])
    _ = window
  }

  @Test("A tab that leaves in the turn of its selection is released")
  func selectedTab() async {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), released.screen("B")]
    let window = await stage.show(tabs)

    tabs.selectedIndex = 1
    tabs.viewControllers = [UIViewController()]
    await stage.settle()

    #expect(released.alive == [])
    _ = window
  }

  @Test(
    "A removed child is released, whether by hand or after a transition",
    arguments: [true, false])
  func children(byTransition: Bool) async {
    let parent = UIViewController()
    let window = await stage.show(parent)
    do {
      let child = released.screen("C")
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      await stage.settle()
      if byTransition { exchange(child, in: parent) } else { remove(child) }
    }
    await stage.settle()
    #expect(released.alive == [])
    _ = window
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  private func exchange(_ child: UIViewController, in parent: UIViewController) {
    let other = UIViewController()
    parent.addChild(other)
    child.willMove(toParent: nil)
    parent.transition(from: child, to: other, duration: 0.2, options: [], animations: nil) { _ in
      child.removeFromParent()
      other.didMove(toParent: parent)
    }
  }

  @Test("A replaced root is released")
  func roots() async {
    let window = stage.simulation.makeWindow()
    window.rootViewController = released.screen("A")
    window.makeKeyAndVisible()
    await stage.settle()

    window.rootViewController = UIViewController()
    await stage.settle()

    #expect(released.alive == [])
  }

  @Test("A released window takes its whole hierarchy along", .standInOnly)
  func windows() async {
    weak var window: UIWindow?
    do {
      let stack = released.add(UINavigationController(), "N")
      stack.viewControllers = [released.screen("A")]
      let shown = await stage.show(stack)
      stack.present(released.screen("P"), animated: true)
      await stage.settle()
      window = shown
      shown.rootViewController = nil
    }
    await stage.settle()
    #expect(window == nil)
    #expect(released.alive == [])
  }

  @Test("A coordinator and its blocks are released after the transition")
  func coordinators() async {
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = await stage.show(stack)
    weak var coordinator: AnyObject?
    weak var captured: UIViewController?
    do {
      let held = UIViewController()
      captured = held
      stack.pushViewController(UIViewController(), animated: true)
      coordinator = stack.transitionCoordinator
      stack.transitionCoordinator?.animate { _ in
        _ = held
      } completion: { _ in
        _ = held
      }
    }
    #expect(captured != nil)
    await stage.settle()

    #expect(captured == nil)
    #expect(coordinator == nil)
    _ = window
  }

  @Test("A transaction's completion block is released after the transaction")
  func transactions() async {
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = await stage.show(stack)
    weak var captured: UIViewController?
    do {
      let held = UIViewController()
      captured = held
      CATransaction.begin()
      CATransaction.setCompletionBlock { _ = held }
      stack.pushViewController(UIViewController(), animated: true)
      CATransaction.commit()
    }
    await stage.settle()
    #expect(captured == nil)
    _ = window
  }
}
