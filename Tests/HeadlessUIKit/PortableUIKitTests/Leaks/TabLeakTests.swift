import PortableUIKit
import Testing

@MainActor @Suite("Releasing tabs", .simulated, .standInOnly) struct TabLeakTests {
  let stage = Stage()
  let released = Released()

  @available(iOS 18.0, *)
  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { [released] _ in released.screen(name) }
  }

  @available(iOS 18.0, *)
  @Test("Tabs are released once other tabs or a list of view controllers replace them")
  func replaced() async {
    let controller = UITabBarController()
    let window = await stage.show(controller)
    for replace in [
      { controller.tabs = [UITab(title: "x", image: nil, identifier: "x") { _ in .init() }] },
      { controller.viewControllers = [UIViewController()] },
    ] {
      controller.tabs = [tab("A"), tab("B")]
      weak var first: UITab?
      first = controller.tabs.first
      await stage.settle()
      #expect(released.alive == ["A", "view of A", "B", "view of B"])
      replace()
      await stage.settle()
      #expect(released.alive == [])
      #expect(first == nil)
    }
    _ = window
  }

  @available(iOS 18.0, *)
  @Test("Tabs are released with their group, its navigation controller and what was pushed there")
  func group() async {
    let controller = UITabBarController()
    let window = await stage.show(controller)
    let group = UITabGroup(title: "g", image: nil, identifier: "g", children: [tab("A"), tab("B")])
    group.managingNavigationController = released.add(UINavigationController(), "N")
    controller.tabs = [group]
    controller.selectedTab = group.children[1]
    group.managingNavigationController?.pushViewController(released.screen("P"), animated: false)
    await stage.settle()
    weak var leaf: UITab?
    leaf = group.children.first

    group.children = []
    group.managingNavigationController = nil
    controller.tabs = [UITab(title: "x", image: nil, identifier: "x") { _ in .init() }]
    await stage.settle()

    #expect(released.alive == [])
    #expect(leaf == nil)
    _ = window
  }

  @available(iOS 18.0, *)
  @Test("A tab bar controller is released, even with More and a sidebar")
  func controller() async {
    var controller: UITabBarController? = released.add(UITabBarController(), "T")
    controller?.tabs = (1...7).map { tab("\($0)") }
    let window = await stage.show(controller ?? .init())
    controller?.selectedIndex = 6
    controller?.sidebar.isHidden = true
    await stage.settle()

    controller = nil
    window.rootViewController = UIViewController()
    await stage.settle()

    #expect(released.alive == [])
  }
}
