import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct BarButtonItemTests {
  private let log = EventLog()
  private let user = Simulation.current.user

  @Test func `a bar button takes its title and image from the action, unless it has its own`() {
    let image = UIImage(systemName: "plus")
    let action = UIAction(title: "Add", image: image) { _ in }
    let plain = UIBarButtonItem(primaryAction: action)
    #expect(plain.title == "Add")
    #expect(plain.image == image)
    let titled = UIBarButtonItem(title: "New", primaryAction: action)
    #expect(titled.title == "New")
    #expect(titled.image == image)
    let system = UIBarButtonItem(systemItem: .add, primaryAction: action)
    #expect(system.title == nil)
    #expect(system.image == nil)
  }

  @Test func `a tap performs the action with the item as sender`() {
    let log = log
    let item = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { log("tapped \(type(of: $0.sender ?? 0))") })
    #expect(item.style == .done)
    #expect(user.tap(item))
    #expect(log.take() == ["tapped UIBarButtonItem"])
  }

  @Test func `a disabled or hidden item, or one without an action, hears nothing`() {
    let log = log
    let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in log("saved") })
    item.isEnabled = false
    #expect(!user.tap(item))
    item.isEnabled = true
    item.isHidden = true
    #expect(!user.tap(item))
    #expect(!user.tap(UIBarButtonItem(title: "Nothing")))
    #expect(!user.tap(UIBarButtonItem(customView: UIView())))
    #expect(log.take() == [])
  }

  @Test func `an item is touched where the bar shows it`() {
    let log = log
    let root = UIViewController()
    let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in log("saved") })
    root.navigationItem.rightBarButtonItem = item
    #expect(!user.tap(item))
    let navigation = UINavigationController(rootViewController: root)
    let screen = Touchscreen(navigation)
    #expect(screen.user.tap(item))
    navigation.isNavigationBarHidden = true
    #expect(!screen.user.tap(item))
    navigation.isNavigationBarHidden = false
    navigation.pushViewController(UIViewController(), animated: false)
    Simulation.current.runUntilIdle()
    #expect(!screen.user.tap(item))
    navigation.popViewController(animated: false)
    Simulation.current.runUntilIdle()
    root.present(UIViewController(), animated: false)
    Simulation.current.runUntilIdle()
    #expect(!screen.user.tap(item))
    #expect(log.take() == ["saved"])
  }

  @Test func `an item that the bar shows no more is not touched`() {
    let log = log
    let root = UIViewController()
    let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in log("saved") })
    root.navigationItem.leftBarButtonItem = item
    root.navigationItem.rightBarButtonItem = item
    let screen = Touchscreen(UINavigationController(rootViewController: root))
    root.navigationItem.leftBarButtonItem = nil
    #expect(screen.user.tap(item))
    root.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .add)]
    #expect(!screen.user.tap(item))
    #expect(log.take() == ["saved"])
  }

  @Test func `a control in an item's custom view is touched where the bar shows the item`() {
    let log = log
    let button = UIButton(primaryAction: UIAction(title: "Offers") { _ in log("offers") })
    let frame = UIView()
    frame.addSubview(button)
    let item = UIBarButtonItem(customView: frame)
    #expect(!user.tap(button))
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let screen = Touchscreen(navigation)
    #expect(!screen.user.tap(button))
    root.navigationItem.rightBarButtonItem = item
    #expect(screen.user.tap(button))
    #expect(!screen.user.tap(item))
    #expect(log.take() == ["offers"])
    frame.isHidden = true
    #expect(!screen.user.tap(button))
    frame.isHidden = false
    item.isHidden = true
    #expect(!screen.user.tap(button))
    item.isHidden = false
    navigation.isNavigationBarHidden = true
    #expect(!screen.user.tap(button))
    navigation.isNavigationBarHidden = false
    root.present(UIViewController(), animated: false)
    Simulation.current.runUntilIdle()
    #expect(!screen.user.tap(button))
    root.dismiss(animated: false)
    Simulation.current.runUntilIdle()
    #expect(screen.user.tap(button))
    navigation.pushViewController(UIViewController(), animated: false)
    Simulation.current.runUntilIdle()
    #expect(!screen.user.tap(button))
    navigation.popViewController(animated: false)
    Simulation.current.runUntilIdle()
    root.navigationItem.rightBarButtonItem = nil
    #expect(!screen.user.tap(button))
    #expect(log.take() == ["offers"])
  }

  @Test func `a view is in the item that took it last, and a text field in one is typed into`() {
    let field = UITextField()
    let (first, second) = (
      UIBarButtonItem(customView: field), UIBarButtonItem(customView: UIView())
    )
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = second
    let screen = Touchscreen(UINavigationController(rootViewController: root))
    #expect(!screen.user.type("tea", into: field))
    second.customView = field
    first.customView = nil
    #expect(screen.user.type("tea", into: field))
    #expect(field.text == "tea")
    second.customView = nil
    #expect(!screen.user.type("pot", into: field))
  }

  @Test func `a control in a title view is touched where the bar shows it`() {
    let log = log
    let button = UIButton(primaryAction: UIAction(title: "Title") { _ in log("title") })
    let (title, field) = (UIView(), UITextField())
    title.addSubview(button)
    title.addSubview(field)
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let screen = Touchscreen(navigation)
    #expect(!screen.user.tap(button))
    root.navigationItem.titleView = title
    #expect(screen.user.tap(button))
    #expect(screen.user.type("tea", into: field))
    #expect(log.take() == ["title"])
    navigation.isNavigationBarHidden = true
    #expect(!screen.user.tap(button))
    navigation.isNavigationBarHidden = false
    navigation.pushViewController(UIViewController(), animated: false)
    Simulation.current.runUntilIdle()
    #expect(!screen.user.tap(button))
    navigation.popViewController(animated: false)
    Simulation.current.runUntilIdle()
    root.present(UIViewController(), animated: false)
    Simulation.current.runUntilIdle()
    #expect(!screen.user.tap(button))
    root.dismiss(animated: false)
    Simulation.current.runUntilIdle()
    root.navigationItem.titleView = UIView()
    #expect(!screen.user.tap(button))
    #expect(log.take() == [])
  }

  @Test func `a toolbar's item is touched where the stack shows its toolbar`() {
    let log = log
    let item = UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in log("shared") })
    let button = UIButton(primaryAction: UIAction { _ in log("custom") })
    let root = UIViewController()
    root.toolbarItems = [item, .flexibleSpace(), UIBarButtonItem(customView: button)]
    #expect(!user.tap(item))
    let navigation = UINavigationController(rootViewController: root)
    let screen = Touchscreen(navigation)
    #expect(!screen.user.tap(item))
    #expect(!screen.user.tap(button))
    navigation.isToolbarHidden = false
    #expect(screen.user.tap(item))
    #expect(screen.user.tap(button))
    #expect(log.take() == ["shared", "custom"])
    navigation.isNavigationBarHidden = true
    #expect(screen.user.tap(item))
    navigation.pushViewController(UIViewController(), animated: false)
    Simulation.current.runUntilIdle()
    #expect(!screen.user.tap(item))
    navigation.popViewController(animated: false)
    Simulation.current.runUntilIdle()
    root.setToolbarItems([], animated: false)
    #expect(!screen.user.tap(item))
    #expect(!screen.user.tap(button))
    root.navigationItem.rightBarButtonItem = item
    #expect(!screen.user.tap(item))
    navigation.isNavigationBarHidden = false
    #expect(screen.user.tap(item))
    #expect(log.take() == ["shared", "shared"])
  }

  @Test func `an item's menu offers its actions, also those of menus in it`() {
    let log = log
    let byName = UIAction(title: "Name") { _ in log("name") }
    let byPrice = UIAction(title: "Price", attributes: .disabled) { _ in log("price") }
    let item = UIBarButtonItem(
      title: "Sort", menu: UIMenu(children: [UIMenu(children: [byName, byPrice])]))
    #expect(user.choose(byName, inMenuOf: item))
    #expect(!user.choose(byPrice, inMenuOf: item))
    #expect(log.take() == ["name"])
  }

  @Test func `one left or right item stands for the list of them`() {
    let item = UINavigationItem(title: "Shop")
    let first = UIBarButtonItem(systemItem: .add)
    let second = UIBarButtonItem(systemItem: .edit)
    item.rightBarButtonItems = [first, second]
    #expect(item.rightBarButtonItem === first)
    item.rightBarButtonItem = second
    #expect(item.rightBarButtonItems == [second])
    item.setRightBarButton(nil, animated: true)
    #expect(item.rightBarButtonItems == nil)
    item.leftBarButtonItem = first
    #expect(item.leftBarButtonItems == [first])
  }

  @Test func `a navigation bar asks its delegate before it pops`() {
    let bar = UINavigationBar()
    let delegate = BarDelegate()
    bar.delegate = delegate
    bar.pushItem(UINavigationItem(title: "One"), animated: false)
    bar.pushItem(UINavigationItem(title: "Two"), animated: false)
    #expect(bar.topItem?.title == "Two")
    #expect(bar.backItem?.title == "One")
    #expect(bar.popItem(animated: false) == nil)
    delegate.allowsPop = true
    #expect(bar.popItem(animated: false)?.title == "Two")
    #expect(bar.items?.map(\.title) == ["One"])
  }

  @Test func `tab bar items are made from a title or a system item`() {
    let home = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 1)
    #expect(home.title == "Home")
    #expect(home.tag == 1)
    let search = UITabBarItem(tabBarSystemItem: .search, tag: 2)
    #expect(search.title == nil)
    #expect(search.tag == 2)
  }
}

private final class BarDelegate: NSObject, UINavigationBarDelegate {
  var allowsPop = false

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    allowsPop
  }
}
