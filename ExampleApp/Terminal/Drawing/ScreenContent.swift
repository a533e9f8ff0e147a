import PortableUIKit
import StepRouterExplorer

/// The content that the user sees of one layer: the window's root or a presented view controller.
@MainActor
struct ScreenContent {
  enum Line {
    case text(String)
    case control(Control)
  }

  private(set) var title: String?
  private(set) var backTitle: String?
  private(set) var leadingItems: [Control] = []
  private(set) var trailingItems: [Control] = []
  private(set) var lines: [Line] = []
  /// The columns side by side. If there are any, they are the whole content.
  private(set) var columns: [ScreenContent] = []
  private(set) var tabs: [(title: String, isSelected: Bool)] = []
  /// Whether the layer below shows around this one.
  private(set) var isSheet = false
  /// Whether the layer points to its source.
  private(set) var isPopover = false
  private var count = 0

  /// Every control that the user can touch.
  var controls: [Control] {
    let inContent = lines.compactMap { line in
      if case .control(let control) = line { control } else { nil }
    }
    return leadingItems + trailingItems + inContent + columns.flatMap(\.controls)
  }

  /// Reads the content of a layer: a window's root or a presented view controller.
  init(layer: UIViewController) {
    isSheet = layer.presentingViewController != nil && layer.modalPresentationStyle != .fullScreen
    isPopover =
      layer.modalPresentationStyle == .popover
      && layer.traitCollection.horizontalSizeClass == .regular
    read(layer)
  }

  private init(column: UIViewController, numberingFrom count: Int) {
    self.count = count
    read(column)
  }

  private mutating func read(_ viewController: UIViewController) {
    switch viewController {
    case let tabs as UITabBarController: read(tabs)
    case let split as UISplitViewController where !split.isCollapsed: read(split)
    case let stack as UINavigationController: read(stack)
    case let alert as UIAlertController: read(alert)
    case let container where !container.shownChildren.isEmpty:
      for child in container.shownChildren { read(child) }
    default:
      viewController.loadViewIfNeeded()
      read(viewController.view)
    }
  }

  private mutating func read(_ tabBarController: UITabBarController) {
    tabs = tabBarController.shownTabs
    if let selected = tabBarController.selectedViewController { read(selected) }
  }

  private mutating func read(_ split: UISplitViewController) {
    for child in split.shownChildren {
      let column = ScreenContent(column: child, numberingFrom: count)
      count = column.count
      columns.append(column)
    }
  }

  /// Reads a stack. A stack inside a stack, as in collapsed columns, shares the outer bar.
  private mutating func read(_ stack: UINavigationController) {
    guard let top = stack.topViewController else { return }
    top.loadViewIfNeeded()
    let item = top.navigationItem
    title = item.title ?? top.title
    if let below = stack.viewControllers.dropLast().last {
      backTitle = below.navigationItem.title ?? below.title ?? "Back"
    }
    leadingItems += (item.leftBarButtonItems ?? []).map { control(.barButton($0)) }
    // The first item is the outermost.
    trailingItems += (item.rightBarButtonItems ?? []).reversed().map { control(.barButton($0)) }
    read(top)
  }

  private mutating func read(_ alert: UIAlertController) {
    title = alert.title
    if let message = alert.message { lines.append(.text(message)) }
    for field in alert.textFields ?? [] { add(.field(field)) }
    for action in alert.actions { add(.alertAction(action, of: alert)) }
  }

  private mutating func read(_ view: UIView) {
    guard !view.isHidden else { return }
    switch view {
    case let label as UILabel:
      if let text = label.text, !text.isEmpty { lines.append(.text(text)) }
    case let field as UITextField: add(.field(field))
    case let toggle as UISwitch: add(.toggle(toggle))
    case let control as UIControl: add(.button(control))
    case let table as UITableView: read(table)
    default: for subview in view.subviews { read(subview) }
    }
  }

  private mutating func read(_ table: UITableView) {
    for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) {
        add(.row(IndexPath(row: row, section: section), of: table))
      }
    }
  }

  /// Adds a control. It replaces a label right before it with the same text.
  private mutating func add(_ kind: Control.Kind) {
    let control = control(kind)
    if case .text(control.title)? = lines.last { lines.removeLast() }
    lines.append(.control(control))
  }

  private mutating func control(_ kind: Control.Kind) -> Control {
    count += 1
    return Control(number: count, kind: kind)
  }
}
