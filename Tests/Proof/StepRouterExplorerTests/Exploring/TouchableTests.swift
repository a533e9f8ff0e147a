import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// What the user can touch on a screen, and by which name.
@MainActor
@Suite(.headlessOnly) struct TouchableTests {
  /// Notes the name of a touched control.
  typealias Touch = @MainActor (String) -> Void

  /// Returns the moves on an app's first screen that lead to a new state. A touched control changes
  /// the app's state. `idle` counts the moves that change nothing.
  private func moves(
    texts: [String: [String]] = [:], idle: Int = 0,
    on root: @escaping @MainActor (@escaping Touch) -> UIViewController
  ) async -> [UserMove] {
    let explorer = Explorer { window in
      let touched = Touched()
      window.rootViewController = root { touched.names.append($0) }
      window.makeKeyAndVisible()
      return ExploredApp(
        router: DefaultRouter(), destinations: [], texts: texts,
        state: { touched.names.joined(separator: " ") })
    }
    let exploration = await explorer.run(depth: 1)
    #expect(exploration.isFaultless)
    #expect(exploration.moveCount == exploration.states.count - 1 + idle)
    return exploration.states.flatMap(\.moves)
  }

  private func action(
    _ name: String, _ touch: @escaping Touch, _ attributes: UIMenuElement.Attributes = []
  ) -> UIAction {
    UIAction(title: name, attributes: attributes) { _ in touch(name) }
  }

  private func button(_ name: String, _ touch: @escaping Touch) -> UIButton {
    UIButton(type: .system, primaryAction: action(name, touch))
  }

  private func screen(_ views: UIView...) -> UIViewController {
    let screen = UIViewController()
    for view in views { screen.view.addSubview(view) }
    return screen
  }

  @Test(
    "The user can't touch a child that its container doesn't show, even if its view is in place"
  )
  func covered() async {
    let found = await moves { touch in
      let drawer = Drawer()
      for name in ["Content", "Menu"] {
        let child = screen(button(name, touch))
        drawer.addChild(child)
        drawer.view.addSubview(child.view)
        child.didMove(toParent: drawer)
      }
      return drawer
    }
    #expect(found == [.tap("Menu")])
  }

  @Test("The user can't touch anything in a view that's hidden, transparent or closed to touches")
  func untouchable() async {
    let found = await moves { touch in
      let frames = (1...4).map { number in
        let frame = UIView(frame: .zero)
        frame.addSubview(button("\(number)", touch))
        return frame
      }
      frames[0].isHidden = true
      frames[1].alpha = 0.01
      frames[2].isUserInteractionEnabled = false
      frames[3].alpha = 0.02
      return screen(frames[0], frames[1], frames[2], frames[3])
    }
    #expect(found == [.tap("4")])
  }

  @Test("The user taps a bar's enabled items, and an item's own action beside its menu")
  func bar() async {
    let found = await moves { touch in
      let top = screen()
      let off = UIBarButtonItem(title: "Off", primaryAction: action("Off", touch))
      off.isEnabled = false
      top.navigationItem.leftBarButtonItems = [
        UIBarButtonItem(title: "Left", primaryAction: action("Left", touch)), off,
      ]
      top.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(
          title: "Both", primaryAction: action("Both", touch),
          menu: UIMenu(children: [action("Choice", touch)])),
        UIBarButtonItem(title: "Menu", menu: UIMenu(children: [action("Only", touch)])),
      ]
      return UINavigationController(rootViewController: top)
    }
    #expect(
      found == [.tap("Left"), .tap("Choice"), .tap("Both"), .tap("Only")])
  }

  @Test("The user touches controls in an item's custom view, unless the item is hidden")
  func customView() async {
    let found = await moves(texts: ["Tea": ["green"]]) { touch in
      let field = UITextField(frame: .zero)
      field.placeholder = "Tea"
      let frame = UIView(frame: .zero)
      frame.addSubview(button("Inner", touch))
      let items = [button("Own", touch), frame, field, button("Hidden", touch)].map {
        UIBarButtonItem(customView: $0)
      }
      items[3].isHidden = true
      let plain = UIBarButtonItem(title: "Plain", primaryAction: action("Plain", touch))
      plain.isHidden = true
      let top = screen()
      top.navigationItem.leftBarButtonItem = items[0]
      top.navigationItem.rightBarButtonItems = items.dropFirst() + [plain]
      return UINavigationController(rootViewController: top)
    }
    #expect(found == [.tap("Own"), .tap("Inner"), .type("green", into: "Tea")])
  }

  @Test("The user touches controls in a title view")
  func titleView() async {
    let found = await moves(texts: ["Tea": ["green"]]) { touch in
      let field = UITextField(frame: .zero)
      field.placeholder = "Tea"
      let title = UIView(frame: .zero)
      title.addSubview(button("Title", touch))
      title.addSubview(field)
      let top = screen()
      top.navigationItem.titleView = title
      return UINavigationController(rootViewController: top)
    }
    #expect(found == [.tap("Title"), .type("green", into: "Tea")])
  }

  @Test(
    "The user taps the items of a visible toolbar, but no spaces",
    arguments: [true, false])
  func toolbar(isHidden: Bool) async {
    let found = await moves { touch in
      let top = screen()
      top.toolbarItems = [
        UIBarButtonItem(title: "Share", primaryAction: action("Share", touch)), .flexibleSpace(),
        UIBarButtonItem(customView: button("Own", touch)),
      ]
      let stack = UINavigationController(rootViewController: top)
      stack.isToolbarHidden = isHidden
      stack.isNavigationBarHidden = true
      return stack
    }
    #expect(found == (isHidden ? [] : [.tap("Share"), .tap("Own")]))
  }

  @Test("The user can't tap the items of a hidden bar")
  func hiddenBar() async {
    let found = await moves { touch in
      let top = screen()
      top.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Right", primaryAction: action("Right", touch))
      let stack = UINavigationController(rootViewController: top)
      stack.isNavigationBarHidden = true
      return stack
    }
    #expect(found == [])
  }

  @Test("The user chooses what is enabled and visible in a menu and its submenus")
  func menu() async {
    let found = await moves { touch in
      let menu = UIMenu(children: [
        action("Open", touch), action("Hidden", touch, .hidden),
        action("Disabled", touch, .disabled), UIMenu(children: [action("Inner", touch)]),
      ])
      let plain = button("Plain", touch)
      plain.menu = menu
      let primary = button("Primary", touch)
      primary.menu = UIMenu(children: [action("Other", touch)])
      primary.showsMenuAsPrimaryAction = true
      return screen(plain, primary)
    }
    #expect(found == [.tap("Open"), .tap("Inner"), .tap("Plain"), .tap("Other")])
  }

  @Test("The user types the given texts into what can be edited, or else an x")
  func texts() async {
    let found = await moves(texts: ["Name": ["Ada"]]) { _ in
      let name = UITextField(frame: .zero)
      name.placeholder = "Name"
      let off = UITextField(frame: .zero)
      off.placeholder = "Off"
      off.isEnabled = false
      let note = UITextView(frame: .zero)
      note.accessibilityLabel = "Note"
      let terms = UITextView(frame: .zero)
      terms.accessibilityLabel = "Terms"
      terms.isEditable = false
      return screen(name, off, note, terms)
    }
    #expect(found == [.type("Ada", into: "Name"), .type("x", into: "Note")])
  }

  @Test("The user types into the search field of a bar")
  func search() async {
    let found = await moves(texts: ["Tea": ["green"]]) { _ in
      let top = screen()
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.searchTextField.placeholder = "Tea"
      top.navigationItem.searchController = search
      return UINavigationController(rootViewController: top)
    }
    #expect(found == [.type("green", into: "Tea")])
  }

  @Test(
    "The user swipes down a sheet, but nothing that fills the screen",
    arguments: [
      (.pageSheet, true), (.formSheet, true), (.fullScreen, false), (.overFullScreen, false),
    ] as [(UIModalPresentationStyle, Bool)])
  func sheets(style: UIModalPresentationStyle, isSwiped: Bool) async {
    let explorer = Explorer { window in
      let (root, presented) = (UIViewController(), UIViewController())
      presented.modalPresentationStyle = style
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(presented, animated: false)
      return ExploredApp(router: DefaultRouter(), destinations: [])
    }
    let exploration = await explorer.run(depth: 1)
    #expect(exploration.states.map(\.moves) == (isSwiped ? [[], [.swipeDown]] : [[]]))
    // If a swipe dismisses the sheet, the escape gesture does as well. The user also takes a swipe
    // back.
    #expect(exploration.moveCount == (isSwiped ? 3 : 0))
  }

  @Test("The user taps an alert's enabled buttons, and can escape the alert")
  func alert() async {
    let found = await moves { touch in
      let root = AlertingViewController()
      for name in ["Yes", "No"] {
        let action = UIAlertAction(title: name, style: .default) { _ in touch(name) }
        action.isEnabled = name == "Yes"
        root.actions.append(action)
      }
      return root
    }
    #expect(found == [.tap("Yes"), .escape])
  }

  @Test("The user touches a control in a row besides the row")
  func cells() async {
    let found = await moves(idle: 1) { touch in
      let toggle = UISwitch(frame: .zero, primaryAction: UIAction { _ in touch("switch") })
      toggle.accessibilityLabel = "Night"
      return RowViewController(with: toggle)
    }
    #expect(found == [.tap("Night")])
  }

  @Test("The user can't tap a disabled segment")
  func segments() async {
    let found = await moves(idle: 1) { touch in
      let segments = UISegmentedControl(items: ["Day", "Week", "Year"])
      segments.selectedSegmentIndex = 0
      segments.setEnabled(false, forSegmentAt: 1)
      segments.addAction(
        UIAction { [weak segments] _ in touch("\(segments?.selectedSegmentIndex ?? -1)") },
        for: .valueChanged)
      return screen(segments)
    }
    #expect(found == [.tap("Year")])
  }

  @Test("A view without a title is named by its label, or else its identifier, or else its type")
  func names() async {
    let found = await moves { touch in
      let views = (1...3).map { number in
        UISwitch(frame: .zero, primaryAction: UIAction { _ in touch("\(number)") })
      }
      views[0].accessibilityLabel = "Label"
      views[0].accessibilityIdentifier = "label"
      views[1].accessibilityIdentifier = "identifier"
      return screen(views[0], views[1], views[2])
    }
    #expect(found == [.tap("Label"), .tap("identifier"), .tap("UISwitch")])
  }

  @Test("A tab is named by its item, or else its screen, its stack's first screen or its number")
  func tabs() async {
    let found = await moves(idle: 1) { _ in
      let own = UIViewController()
      own.title = "Screen"
      own.tabBarItem = UITabBarItem(title: "Item", image: nil, tag: 0)
      let titled = UIViewController()
      titled.title = "Titled"
      let first = UIViewController()
      first.title = "First"
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UIViewController(), own, titled, UINavigationController(rootViewController: first),
        UIViewController(),
      ]
      tabs.selectedIndex = 4
      return tabs
    }
    #expect(found == [.tab("1"), .tab("Item"), .tab("Titled"), .tab("First")])
  }

  @Test(
    "A destination may be built each time only if that's declared",
    arguments: [true, false])
  func alwaysBuilt(isDeclared: Bool) async {
    let explorer = Explorer { window in
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      let page = StepAssembly(
        finder: NilFinder<AccountViewController, Void>(), factory: ClassFactory()
      )
      .using(.present())
      .from(.current)
      .assemble()
      let destination = ExploredDestination("page", page)
      return ExploredApp(
        router: router, destinations: [isDeclared ? destination.alwaysBuilt() : destination])
    }
    let exploration = await explorer.replay([], asking: "page")
    #expect(
      exploration.trials.flatMap(\.problems)
        == (isDeclared
          ? [] : [Problem(.builtAgain, "Asked for once more, it is built once more.")]))
  }
}

/// Asks as soon as it has appeared.
private final class AlertingViewController: UIViewController {
  var actions: [UIAlertAction] = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    for action in actions { alert.addAction(action) }
    present(alert, animated: false)
  }
}

/// A table with one row, which contains another view.
private final class RowViewController: UIViewController, UITableViewDataSource {
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  convenience init(with view: UIView) {
    self.init(nibName: nil, bundle: nil)
    cell.textLabel?.text = "Row"
    cell.addSubview(view)
    let table = UITableView(frame: UIScreen.main.bounds, style: .plain)
    table.dataSource = self
    self.view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell
  }
}

@MainActor
private final class Touched {
  var names: [String] = []
}

/// Shows its last child over the others, which stay in place.
private final class Drawer: UIViewController, CustomContainerViewController {
  var adapter: any ContainerAdapter { DrawerAdapter(drawer: self) }
}

private struct DrawerAdapter: ContainerAdapter {
  let drawer: Drawer

  var containedViewControllers: [UIViewController] { drawer.children }
  var visibleViewControllers: [UIViewController] { drawer.children.suffix(1) }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.success)
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.success)
  }
}
