import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct ManagedBarTests {
  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test func `a stack's navigation bar shows the items of the stack, as it is now`() {
    let navigation = UINavigationController(rootViewController: titled("One"))
    let bar = navigation.navigationBar
    #expect(bar.items?.map(\.title) == ["One"])
    navigation.pushViewController(titled("Two"), animated: false)
    #expect(bar.topItem?.title == "Two")
    #expect(bar.backItem?.title == "One")
    navigation.topViewController?.title = "Second"
    #expect(bar.topItem?.title == "Second")
    navigation.viewControllers = []
    #expect(bar.items == nil)
  }

  @Test func `changing a stack's navigation bar directly is misuse`() {
    let navigation = UINavigationController(rootViewController: titled("One"))
    navigation.navigationBar.setItems([], animated: false)
    navigation.navigationBar.pushItem(UINavigationItem(title: "Two"), animated: false)
    #expect(navigation.navigationBar.popItem(animated: false) == nil)
    #expect(
      Simulation.current.takeMisuses().map(\.reason) == [
        "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.",
        "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a "
          + "controller.",
        "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a "
          + "controller.",
      ])
    #expect(navigation.navigationBar.items?.map(\.title) == ["One"])
  }

  @Test func `a stack's navigation bar keeps its own delegate`() {
    let navigation = UINavigationController(rootViewController: titled("One"))
    let other = UINavigationBar()
    let delegate = BarDelegate()
    other.delegate = delegate
    navigation.navigationBar.delegate = delegate
    #expect(other.delegate === delegate)
    #expect(navigation.navigationBar.delegate !== delegate)
    #expect(
      Simulation.current.takeMisuses().map(\.reason) == [
        "Cannot manually set the delegate on a UINavigationBar managed by a controller."
      ])
    let delegating = BarDelegatingStack()
    #expect(delegating.navigationBar.delegate === delegating)
  }

  @Test func `a stack's toolbar shows the items of its top, as it is now`() {
    let (one, two) = (titled("One"), titled("Two"))
    let item = UIBarButtonItem(title: "Share")
    two.toolbarItems = [item]
    let navigation = UINavigationController(rootViewController: one)
    #expect(navigation.toolbar.items ?? [] == [])
    navigation.pushViewController(two, animated: false)
    #expect(navigation.toolbar.items == [item])
    two.setToolbarItems([], animated: false)
    #expect(navigation.toolbar.items == [])
    let own = UIToolbar()
    own.setItems([item], animated: false)
    #expect(own.items == [item])
  }

  @Test func `a tab bar shows the items of the tabs, as they are now`() {
    let tabs = UITabBarController()
    let bar = tabs.tabBar
    #expect(bar.items == nil)
    tabs.viewControllers = [titled("Home"), titled("Search")]
    #expect(bar.items?.map(\.title) == ["Home", "Search"])
    tabs.selectedIndex = 1
    #expect(bar.selectedItem?.title == "Search")
    tabs.viewControllers?[0].tabBarItem.badgeValue = "3"
    #expect(bar.items?.first?.badgeValue == "3")
  }

  @Test func `a stack's tab has the title of its first screen, unless the stack has its own`() {
    let root = titled("Home")
    let stack = UINavigationController(rootViewController: root)
    let item: UITabBarItem = stack.tabBarItem
    root.title = "Start"
    #expect(item.title == "Start")
    let detail = titled("Detail")
    stack.pushViewController(detail, animated: false)
    detail.title = "Details"
    #expect(item.title == "Start")
    stack.title = "Shop"
    root.title = "Home"
    #expect(item.title == "Shop")
  }

  @Test func `changing a tab bar controller's bar directly is misuse`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [titled("Home")]
    tabs.tabBar.items = []
    #expect(
      Simulation.current.takeMisuses() == [
        Misuse(
          rule: "T4", name: "NSInternalInconsistencyException",
          reason:
            "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
      ])
    #expect(tabs.tabBar.items?.map(\.title) == ["Home"])
  }
}

private final class BarDelegate: NSObject, UINavigationBarDelegate {}

private final class BarDelegatingStack: UINavigationController, UINavigationBarDelegate {}
