import PortableUIKit

/// Finds everything that the user can touch in the visible part of the topmost layer.
@MainActor
struct ScreenReader {
  private let app: ExploredApp
  private let texts: [String: [String]]
  private let device: TestDevice
  private let rows: Int
  /// The views of children that their containers don't show: a drawer leaves its content in place.
  private var coveredViews: Set<ObjectIdentifier> = []
  /// Everything that the user can touch, and the events that can happen besides.
  private(set) var touchables: [Touchable] = []
  /// The texts in fields, and the states of switches and segmented controls.
  private(set) var values: [String] = []
  /// Everything that the user can touch but the explorer can't, each with its class.
  private(set) var untouched: [String] = []

  /// Reads a window in its current state.
  ///
  /// - Parameters:
  ///   - texts: Texts that the user types in addition to the app's own.
  ///   - rows: The number of rows to read in each section of a table.
  ///   - shapes: The shapes that the user gives the window.
  ///   - model: The device, which has the sizes of these shapes.
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

  private mutating func add(_ move: UserMove, perform: @escaping (TestDevice) -> Bool) {
    touchables.append(Touchable(move: move, perform: perform))
  }

  private mutating func readShape(
    of window: UIWindow, among shapes: Set<WindowShape>, of model: ExploredDevice
  ) {
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
      for detent in device.detents(toDrag: layer) {
        add(.dragSheet(to: detent.rawValue)) { $0.dragSheet(layer, to: detent) }
      }
    }
    if let view = layer.viewIfLoaded { read(view) }
    readTabs(around: layer)
  }

  /// Reads the tabs around a layer that is presented within a tab: the user can still reach the
  /// others.
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
    // A tab behind More uses the bar of the More stack.
    if !butSelected, let shown = tabs.selectedViewController,
      let more = shown.parent as? UINavigationController, more.parent === tabs,
      (shown as? UINavigationController)?.viewControllers.count ?? 1 == 1
    {
      readBar(of: more)
    }
  }

  private mutating func readBar(of stack: UINavigationController) {
    guard let top = stack.topViewController else { return }
    if !stack.isNavigationBarHidden {
      if stack.viewControllers.count > 1 { add(.back) { $0.pressBack(in: stack) } }
      read(top.navigationItem, in: stack)
    }
    guard !stack.isToolbarHidden else { return }
    for item in top.toolbarItems ?? [] where !item.isSpace { read(item) }
  }

  private mutating func read(_ item: UINavigationItem, in stack: UINavigationController) {
    for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
      if button !== stack.splitViewController?.displayModeButtonItem { read(button) }
    }
    if let view = item.titleView { read(view) }
    if let search = item.searchController { read(search.searchBar.searchTextField) }
  }

  private mutating func read(_ item: UIBarButtonItem) {
    guard !item.isHidden else { return }
    if let view = item.customView { return read(view) }
    guard item.isEnabled else { return }
    let name = item.title ?? item.accessibilityLabel ?? ""
    for action in item.menu?.leaves ?? [] {
      add(.tap(action.title)) { $0.choose(action, inMenuOf: item) }
    }
    guard item.primaryAction != nil || item.menu == nil else { return }
    add(.tap(name)) { $0.tap(item) }
  }
}

extension ScreenReader {
  private mutating func read(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled,
      !coveredViews.contains(ObjectIdentifier(view))
    else { return }
    switch view {
    case is UINavigationBar, is UITabBar, is UIToolbar: return
    case is UISlider, is UIStepper, is UIDatePicker, is UIPageControl, is UIPickerView,
      is UIRefreshControl:
      // A tap alone changes none of them.
      noteUntouched(view)
      if let control = view as? UIControl { return read(control) }
      for subview in view.subviews { read(subview) }
    case let table as UITableView: read(table)
    case let field as UITextField: read(field)
    case let textView as UITextView: read(textView)
    case let control as UIControl: read(control)
    default:
      if view.gestureRecognizers?.contains(where: \.isOfApp) == true { noteUntouched(view) }
      for subview in view.subviews { read(subview) }
    }
  }

  private mutating func noteUntouched(_ view: UIView) {
    let type = String(describing: type(of: view))
    let name = view.writtenName
    let title = name == type ? type : "\(type) “\(name)”"
    if !untouched.contains(title) { untouched.append(title) }
  }

  private mutating func read(_ control: UIControl) {
    guard control.isEnabled else { return }
    switch control {
    case let toggle as UISwitch:
      values.append(toggle.isOn ? "on" : "off")
      add(.tap(toggle.writtenName)) { $0.tap(toggle) }
    case let segments as UISegmentedControl: read(segments)
    case let button as UIButton:
      for action in button.menu?.leaves ?? [] {
        add(.tap(action.title)) { $0.choose(action, inMenuOf: button) }
      }
      if !button.showsMenuAsPrimaryAction { add(.tap(button.writtenName)) { $0.tap(button) } }
    default:
      add(.tap(control.writtenName)) { $0.tap(control) }
    }
  }

  private mutating func read(_ segments: UISegmentedControl) {
    values.append("\(segments.selectedSegmentIndex)")
    for index in 0..<segments.numberOfSegments where segments.isEnabledForSegment(at: index) {
      let name = segments.titleForSegment(at: index) ?? "segment \(index + 1)"
      add(.tap(name)) { $0.selectSegment(at: index, in: segments) }
    }
  }

  private mutating func read(_ field: UITextField) {
    guard field.isEnabled else { return }
    readTexts(of: field.placeholder ?? field.writtenName, field.text) { $0.type($1, into: field) }
  }

  private mutating func read(_ textView: UITextView) {
    guard textView.isEditable else { return }
    readTexts(of: textView.writtenName, textView.text) { $0.type($1, into: textView) }
  }

  /// Reads a field. Each text can go into it once, or it would grow forever.
  private mutating func readTexts(
    of name: String, _ content: String?, type: @escaping (TestDevice, String) -> Bool
  ) {
    let content = content ?? ""
    values.append(content)
    for text in (app.texts[name] ?? ["x"]) + (texts[name] ?? []) {
      let isThere = content.hasSuffix(text)
      touchables.append(
        Touchable(move: .type(text, into: name), isNew: !isThere) { isThere || type($0, text) })
    }
  }

  private mutating func read(_ table: UITableView) {
    for section in 0..<table.numberOfSections {
      if rows < table.numberOfRows(inSection: section) {
        let title = "rows of \(type(of: table)) after the first \(rows)"
        if !untouched.contains(title) { untouched.append(title) }
      }
      for row in 0..<min(rows, table.numberOfRows(inSection: section)) {
        let path = IndexPath(row: row, section: section)
        add(.tap(table.writtenName(ofRowAt: path))) { $0.selectRow(at: path, in: table) }
      }
    }
    for cell in table.visibleCells { for subview in cell.subviews { read(subview) } }
  }
}

extension UIBarButtonItem {
  /// Whether it only separates other items.
  fileprivate var isSpace: Bool {
    customView == nil && primaryAction == nil && menu == nil && action == nil
  }
}

extension UIGestureRecognizer {
  /// Whether the app may have added it for a gesture of the user's that the explorer doesn't make.
  fileprivate var isOfApp: Bool {
    guard isEnabled else { return false }
    return self is UITapGestureRecognizer || self is UILongPressGestureRecognizer
      || self is UISwipeGestureRecognizer || self is UIPinchGestureRecognizer
      || self is UIRotationGestureRecognizer
  }
}
