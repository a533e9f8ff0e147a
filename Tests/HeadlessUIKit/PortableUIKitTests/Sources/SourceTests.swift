import PortableUIKit
import Testing

/// Sources written for an iPhone compile unchanged, and behave as there.
@MainActor @Suite(.simulated, .standInOnly) struct SourceTests {
  private let device = Simulation.current

  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func button(_ identifier: String, in view: UIView) -> UIButton? {
    if view.accessibilityIdentifier == identifier { return view as? UIButton }
    return view.subviews.lazy.compactMap { button(identifier, in: $0) }.first
  }

  @Test func `a container of an app's own exchanges its children`() throws {
    let (inbox, sent) = (titled("Inbox"), titled("Sent"))
    let container = SidebarContainerViewController(sections: [inbox, sent])
    let screen = Touchscreen(container)
    #expect(container.children == [inbox])
    #expect(inbox.view.window === screen.window)
    screen.user.tap(try #require(button("section-1", in: container.view)))
    #expect(container.selected === sent)
    device.runUntilIdle()
    #expect(container.children == [sent])
    #expect(inbox.parent == nil && inbox.view.superview == nil)
    #expect(sent.view.window === screen.window)
    #expect(button("section-0", in: container.view)?.currentTitle == "Inbox")
  }

  @Test func `a coordinator follows what the user does to its stack`() {
    let navigation = UINavigationController()
    let coordinator = ShopCoordinator(navigationController: navigation)
    coordinator.start()
    let screen = Touchscreen(navigation)
    coordinator.show(product: "Tea")
    device.runUntilIdle()
    coordinator.show(product: "Cup")
    device.runUntilIdle()
    #expect(coordinator.path == ["Tea", "Cup"])
    screen.user.pressBack(in: navigation)
    device.runUntilIdle()
    #expect(coordinator.path == ["Tea"])
    let pop = screen.user.beginPop(in: navigation)
    pop?.cancel()
    device.runUntilIdle()
    #expect(coordinator.path == ["Tea"])
  }

  @Test func `a coordinator's bar buttons present and finish`() throws {
    let navigation = UINavigationController()
    let coordinator = ShopCoordinator(navigationController: navigation)
    let owner = Owner()
    coordinator.delegate = owner
    coordinator.start()
    let screen = Touchscreen(navigation)
    coordinator.show(product: "Tea")
    device.runUntilIdle()
    let share = try #require(navigation.topViewController?.navigationItem.rightBarButtonItem)
    screen.user.tap(share)
    device.runUntilIdle()
    let sheet = try #require(navigation.presentedViewController as? UIAlertController)
    screen.user.choose(sheet.actions[1], in: sheet)
    device.runUntilIdle()
    #expect(coordinator.path == ["Tea", "link"])
    #expect(navigation.presentedViewController == nil)
    let close = try #require(navigation.viewControllers[0].navigationItem.rightBarButtonItem)
    #expect(!screen.user.tap(close))
    screen.user.pressBack(in: navigation)
    device.runUntilIdle()
    screen.user.tap(close)
    #expect(owner.finished === coordinator)
  }

  private func productList() -> ProductListViewController {
    let list = ProductListViewController()
    list.load = {
      [
        Product(name: "Tea", price: 4), Product(name: "Cup", price: 9, isFavourite: true),
        Product(name: "Pot", price: 30),
      ]
    }
    return list
  }

  private func rows(of list: ProductListViewController) -> [String] {
    list.tableView.layoutIfNeeded()
    return list.tableView.visibleCells.map {
      let content = $0.contentConfiguration as? UIListContentConfiguration
      return "\(content?.text ?? "nil"), \(content?.secondaryText ?? "nil")"
    }
  }

  @Test func `a table screen shows its sections and tells the selection`() {
    let list = productList()
    var selected: [String] = []
    list.onSelect = { selected.append($0.name) }
    let screen = Touchscreen(UINavigationController(rootViewController: list))
    #expect(rows(of: list) == ["Cup, 9 €", "Tea, 4 €", "Pot, 30 €"])
    #expect(list.tableView.headerView(forSection: 0)?.textLabel?.text == "Favourites")
    screen.user.selectRow(at: IndexPath(row: 1, section: 1), in: list.tableView)
    #expect(selected == ["Pot"])
  }

  @Test func `a swipe action and a refresh change what the table shows`() {
    let list = productList()
    let screen = Touchscreen(UINavigationController(rootViewController: list))
    screen.user.chooseSwipeAction(
      "Favourite", onRowAt: IndexPath(row: 0, section: 1), in: list.tableView)
    #expect(rows(of: list) == ["Tea, 4 €", "Cup, 9 €", "Pot, 30 €"])
    screen.user.pullToRefresh(list.tableView)
    #expect(rows(of: list) == ["Cup, 9 €", "Tea, 4 €", "Pot, 30 €"])
  }

  @Test func `a search shows what was found, and cancelling it everything`() throws {
    let list = productList()
    let screen = Touchscreen(UINavigationController(rootViewController: list))
    let search = try #require(list.navigationItem.searchController)
    #expect(screen.user.type("T", into: search.searchBar))
    device.runUntilIdle()
    #expect(search.isActive)
    #expect(rows(of: list) == ["Tea, 4 €", "Pot, 30 €"])
    screen.user.type("e", into: search.searchBar)
    #expect(rows(of: list) == ["Tea, 4 €"])
    #expect(screen.user.selectRow(at: IndexPath(row: 0, section: 1), in: list.tableView))
    #expect(screen.user.cancel(search.searchBar))
    device.runUntilIdle()
    #expect(!search.isActive)
    #expect(rows(of: list) == ["Cup, 9 €", "Tea, 4 €", "Pot, 30 €"])
  }

  @Test func `a form in a sheet saves what was typed`() throws {
    let form = ProfileFormViewController()
    var saved: ProfileFormViewController.Profile?
    form.onSave = { saved = $0 }
    let screen = Touchscreen()
    screen.root.present(UINavigationController(rootViewController: form), animated: true)
    device.runUntilIdle()
    #expect(form.nameField.isFirstResponder)
    let save = try #require(form.navigationItem.rightBarButtonItem)
    #expect(!screen.user.tap(save))
    screen.user.type("Ada\n", into: form.nameField)
    #expect(form.emailField.isFirstResponder)
    screen.user.type("ada@example.org\n", into: form.emailField)
    #expect(!form.emailField.isFirstResponder)
    screen.user.tap(form.newsSwitch)
    screen.user.selectSegment(at: 1, in: form.languageControl)
    #expect(screen.user.tap(save))
    device.runUntilIdle()
    #expect(
      saved == .init(name: "Ada", email: "ada@example.org", wantsNews: true, language: 1))
    #expect(screen.root.presentedViewController == nil)
  }

  @Test func `a form that was changed refuses to be swiped away and asks`() throws {
    let form = ProfileFormViewController()
    let sheet = UINavigationController(rootViewController: form)
    sheet.presentationController?.delegate = form
    let screen = Touchscreen()
    screen.root.present(sheet, animated: true)
    device.runUntilIdle()
    screen.user.type("Ada", into: form.nameField)
    screen.user.swipeDown(sheet)
    device.runUntilIdle()
    let alert = try #require(form.presentedViewController as? UIAlertController)
    #expect(alert.title == "Discard changes?")
    screen.user.choose(alert.actions[1], in: alert)
    device.runUntilIdle()
    #expect(screen.root.presentedViewController == nil)
  }

  @Test func `an alert's text field can be typed into while the alert is there`() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    var name: String?
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        name = alert?.textFields?.first?.text
      })
    let screen = Touchscreen()
    let field = try #require(alert.textFields?.first)
    #expect(!screen.user.type("Ada", into: field))
    screen.root.present(alert, animated: true)
    device.runUntilIdle()
    #expect(screen.user.type("Ada", into: field))
    screen.user.choose(alert.actions[0], in: alert)
    device.runUntilIdle()
    #expect(name == "Ada")
  }

  @Test func `a form takes no more than forty characters`() {
    let form = ProfileFormViewController()
    let screen = Touchscreen(UINavigationController(rootViewController: form))
    screen.user.type(String(repeating: "x", count: 50), into: form.nameField)
    #expect(form.profile.name.count == 40)
  }

  @Test func `an app's delegates build its window, and links lead into it`() throws {
    let scene = SceneDelegate()
    let window = try #require(Simulation.current.launch(AppDelegate(), scene).first)
    device.runUntilIdle()
    let tabs = try #require(window.rootViewController as? UITabBarController)
    #expect(window === scene.window && window.isKeyWindow)
    #expect(tabs.tabBar.items?.map(\.title) == ["Dashboard", "List"])
    #expect(tabs.selectedViewController?.traitCollection.userInterfaceStyle == .dark)
    #expect(UINavigationBar.appearance().standardAppearance.backgroundColor == .systemBackground)
    device.open(try #require(URL(string: "shop://list")))
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `a screen's menu, share sheet and own control work`() throws {
    let dashboard = DashboardViewController()
    let screen = Touchscreen(UINavigationController(rootViewController: dashboard))
    let badge = try #require(dashboard.navigationItem.titleView as? UILabel)
    let (share, more) = (
      try #require(dashboard.navigationItem.rightBarButtonItems?.first),
      try #require(dashboard.navigationItem.rightBarButtonItems?.last)
    )
    #expect(screen.user.tap(dashboard.card))
    #expect(badge.text == "1")
    #expect(dashboard.card.backgroundColor == .clear)
    #expect(screen.user.chooseMenuAction("List", ofMenuOf: more))
    #expect(!dashboard.isGrid)
    screen.user.tap(share)
    device.runUntilIdle()
    let sheet = try #require(
      dashboard.presentedViewController as? UIActivityViewController)
    screen.user.share(by: .mail, in: sheet)
    device.runUntilIdle()
    #expect(dashboard.shared == ["com.apple.UIKit.activity.Mail true"])
    #expect(dashboard.presentedViewController == nil)
  }

  @Test func `what has left the screen is freed, tables and text fields included`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Touchscreen(navigation)
    weak var weakList: ProductListViewController?
    weak var weakTable: UITableView?
    weak var weakForm: ProfileFormViewController?
    do {
      let (list, form) = (productList(), ProfileFormViewController())
      (weakList, weakTable, weakForm) = (list, list.tableView, form)
      navigation.pushViewController(list, animated: true)
      device.runUntilIdle()
      screen.user.selectRow(at: IndexPath(row: 0, section: 1), in: list.tableView)
      list.present(UINavigationController(rootViewController: form), animated: true)
      device.runUntilIdle()
      screen.user.type("Ada", into: form.nameField)
      list.dismiss(animated: true)
      device.runUntilIdle()
      navigation.popViewController(animated: true)
      device.runUntilIdle()
    }
    #expect(weakList == nil)
    #expect(weakTable == nil)
    #expect(weakForm == nil)
  }
}

private final class Owner: ShopCoordinatorDelegate {
  private(set) var finished: ShopCoordinator?

  func shopCoordinatorDidFinish(_ coordinator: ShopCoordinator) {
    finished = coordinator
  }
}
