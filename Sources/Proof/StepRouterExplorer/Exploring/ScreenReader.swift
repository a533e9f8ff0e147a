import PortableUIKit

/// Finds everything that the user can touch in the visible part of the topmost layer.
@MainActor
struct ScreenReader {
  let app: ExploredApp
  let texts: [String: [String]]
  let device: TestDevice
  let rows: Int
  /// The views of children that their containers hide: a drawer leaves its content in place.
  private(set) var coveredViews: Set<ObjectIdentifier> = []
  /// Everything that the user can touch, and the other events that can happen.
  var touchables: [Touchable] = []
  /// The texts in fields, and the states of other controls.
  var values: [String] = []
  /// Everything that the user can touch but the explorer can't, by name and class.
  var untouched: [String] = []

  /// Reads a window in its current state.
  ///
  /// - Parameters:
  ///   - texts: Texts that the user types in addition to the app's own ones.
  ///   - rows: The number of rows to read in each section of a table: the first, the last, and
  ///     others between them.
  ///   - shapes: The shapes that the user gives the window.
  ///   - model: The device, which knows the sizes of these shapes.
  init(
    window: UIWindow, app: ExploredApp, typing texts: [String: [String]] = [:],
    on device: TestDevice, rows: Int, shapes: Set<WindowShape>,
    of model: ExploredDevice = ExploredDevice()
  ) {
    self.app = app
    self.texts = texts
    self.device = device
    self.rows = rows
    if let top = window.layers.last { read(layer: top) }
    readKeys(in: window)
    for notification in app.notifications where notification.isPossible() {
      add(.notification(notification.name)) { $0.tapNotification(with: notification.payload) }
    }
    for event in app.events where event.isPossible() {
      add(.happens(event.name)) { _ in
        event.perform()
        return true
      }
    }
    readShape(of: window, among: shapes, of: model)
    touchables.append(Touchable(move: .escape, isNew: false) { $0.performEscape() })
    touchables = touchables.numbered
  }

  /// The moves that may lead to another state.
  var moves: [UserMove] { touchables.filter(\.isNew).map(\.move) }

  /// The possible moves that lead back to the same state if the app is correct.
  var quietMoves: [UserMove] {
    touchables.filter { $0.isPossible?(device) ?? false }.map(\.move)
  }

  /// The deletions and insertions of rows. Only a trial shows whether the data source commits them.
  var edits: [(move: UserMove, source: CommittingSource)] {
    touchables.compactMap { one in one.source.map { (one.move, $0) } }
  }

  mutating func add(_ move: UserMove, perform: @escaping (TestDevice) -> Bool) {
    touchables.append(Touchable(move: move, perform: perform))
  }

  /// Adds a move that leads back to the same state if the app is correct.
  mutating func addQuiet(
    _ move: UserMove, isPossible: @escaping @MainActor (TestDevice) -> Bool,
    perform: @escaping (TestDevice) -> Bool
  ) {
    touchables.append(
      Touchable(move: move, isNew: false, isPossible: isPossible, perform: perform))
  }

  private mutating func readShape(
    of window: UIWindow, among shapes: Set<WindowShape>, of model: ExploredDevice
  ) {
    #if !canImport(UIKit)
    if let pose = device.headless.pose {
      for move in pose.moves { add(move) { move.bend($0.headless.user) } }
      return
    }
    #endif
    let other = WindowShape(of: window).other
    guard device.canResize, shapes.contains(other) else { return }
    add(.resize(other)) { [weak window] device in
      window.map { device.resize($0, to: model.size(of: other)) } ?? false
    }
  }

  private mutating func read(layer: UIViewController) {
    if let alert = layer as? UIAlertController { return read(alert) }
    readContainers(in: layer)
    if layer.presentingViewController != nil, layer.modalPresentationStyle.isSheet {
      add(.swipeDown) { $0.swipeDown(layer) }
      readCancelledSwipe(on: layer)
      #if !os(visionOS)
      for detent in device.detents(toDrag: layer) {
        add(.dragSheet(to: detent.rawValue)) { $0.dragSheet(layer, to: detent) }
      }
      #endif
    }
    for choice in device.choices(on: layer) { add(.tap(choice)) { $0.choose(choice, on: layer) } }
    if let view = layer.viewIfLoaded { read(view) }
    readTabs(around: layer)
  }

  /// Reads the tabs around a layer that is presented within a tab: the user can still reach the
  /// other tabs.
  private mutating func readTabs(around layer: UIViewController) {
    guard layer.modalPresentationStyle.isInContext else { return }
    var presenter = layer.presentingViewController
    while let current = presenter {
      presenter = current.parent
      if let tabs = presenter as? UITabBarController { readTabs(of: tabs, butSelected: true) }
    }
  }

  private mutating func read(_ alert: UIAlertController) {
    for field in alert.textFields ?? [] { read(field) }
    for action in alert.actions where action.isEnabled {
      add(.tap(action.title ?? "")) { $0.choose(action, in: alert) }
    }
  }

  private mutating func readContainers(in viewController: UIViewController) {
    if let tabs = viewController as? UITabBarController { readTabs(of: tabs) }
    if let stack = viewController as? UINavigationController { readBar(of: stack) }
    if let pages = viewController as? UIPageViewController { readPages(of: pages) }
    if let split = viewController as? UISplitViewController { readSidebar(of: split) }
    let shown = viewController.shownChildren
    for child in viewController.orderedChildren where !shown.contains(child) {
      if let view = child.viewIfLoaded { coveredViews.insert(ObjectIdentifier(view)) }
    }
    for child in shown { readContainers(in: child) }
  }

  private mutating func readSidebar(of split: UISplitViewController) {
    guard split.offersSidebarButton else { return }
    add(.toggleSidebar()) { [weak split] in split.map($0.toggleSidebar) ?? false }
  }

  private mutating func readPages(of pages: UIPageViewController) {
    if device.canSwipePage(.reverse, in: pages) {
      add(.turnPage(.back)) { $0.swipePage(.reverse, in: pages) }
    }
    if device.canSwipePage(.forward, in: pages) {
      add(.turnPage(.forward)) { $0.swipePage(.forward, in: pages) }
    }
  }

  private mutating func readTabs(of tabs: UITabBarController, butSelected: Bool = false) {
    for (index, tab) in device.tabs(in: tabs).enumerated() {
      if butSelected, tab.isSelected { continue }
      let title = tab.title ?? tab.viewController?.writtenTabTitle ?? "\(index + 1)"
      add(.tab(title)) { _ in tab.select() }
    }
    // The first screen of a tab behind More has its bar in the More stack.
    if !butSelected, let shown = tabs.selectedViewController,
      let more = shown.parent as? UINavigationController, more.parent === tabs,
      (shown as? UINavigationController)?.viewControllers.count ?? 1 == 1
    {
      readBar(of: more)
    }
  }

  private mutating func readBar(of stack: UINavigationController) {
    guard let top = stack.topViewController else { return }
    readCancelledBack(in: stack)
    if !stack.isNavigationBarHidden {
      if stack.viewControllers.count > 1, top.navigationItem.showsBack {
        add(.back) { $0.pressBack(in: stack) }
        readScreensBehindBack(of: stack)
      }
      read(top.navigationItem, in: stack)
    }
    guard !stack.isToolbarHidden else { return }
    for item in top.toolbarItems ?? [] where !item.isSpace { read(item) }
  }

  private mutating func read(_ item: UINavigationItem, in stack: UINavigationController) {
    for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
      if button !== stack.splitViewController?.sidebarButton { read(button) }
    }
    if let view = item.titleView { read(view) }
    if let search = item.searchController { read(search.searchBar) }
  }

  private mutating func read(_ item: UIBarButtonItem) {
    guard !item.isHidden else { return }
    if let view = item.customView { return read(view) }
    guard item.isEnabled else { return }
    let name = item.spokenName ?? ""
    for action in item.menu?.leaves ?? [] {
      add(.tap(action.title)) { $0.choose(action, inMenuOf: item) }
    }
    guard item.primaryAction != nil || item.menu == nil else { return }
    add(.tap(name)) { $0.tap(item) }
  }
}

extension UINavigationItem {
  /// Whether the bar shows the back button on a screen that isn't the bottom of the stack.
  fileprivate var showsBack: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
  }
}

extension UIBarButtonItem {
  /// Whether it only separates other items.
  fileprivate var isSpace: Bool {
    customView == nil && primaryAction == nil && menu == nil && action == nil
  }
}
