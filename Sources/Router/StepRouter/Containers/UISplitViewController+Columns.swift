import PortableUIKit

extension UISplitViewController: ContainerViewController {
  /// UIKit's containers have adapters.
  public static var _hasAdapter: Void {}
}

extension UISplitViewController {
  /// Whether it was made without a style: then it has a primary and a secondary view controller, and
  /// no columns.
  var isClassic: Bool { style == .unspecified }

  /// The columns that may stand side by side, in their order.
  var sideBySide: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// What the app has put into a column.
  func content(of column: Column) -> UIViewController? {
    guard isClassic else { return viewController(for: column) }
    switch column {
    case .primary: return viewControllers.first
    case .secondary: return viewControllers.count > 1 ? viewControllers.last : nil
    default: return nil
    }
  }

  /// What stands for a column among the children: what the app has put into it, or the navigation
  /// controller that UIKit has put around that (UIKit rule 95).
  func child(for column: Column) -> UIViewController? {
    guard let content = content(of: column), !isClassic else { return content(of: column) }
    var child = content
    if !(content is UINavigationController), let stack = content.parent as? UINavigationController,
      stack.viewControllers.first === content
    {
      child = stack
    }
    if child.parent == nil { HiddenChild.note(child, of: self) }
    return child
  }

  /// The column in which a view controller is, or for which it stands.
  func column(of viewController: UIViewController) -> Column? {
    (sideBySide + [.compact]).first { column in
      content(of: column) === viewController || child(for: column) === viewController
    }
  }

  /// Whether the compact column is shown in place of the others.
  var showsCompactColumn: Bool { isCollapsed && !isClassic && content(of: .compact) != nil }

  /// The children in the columns' order, and those columns that are not in the hierarchy and can be
  /// shown: before the first appearance all of them, later those that were left in a collapsed stack.
  var columnChildren: [UIViewController] {
    if isClassic { return viewControllers }
    if showsCompactColumn { return children }
    var ordered: [UIViewController] = []
    for column in sideBySide {
      guard let child = child(for: column) else { continue }
      if child.parent == nil || child.parent === self { ordered.append(child) }
    }
    for child in children where !ordered.holds(child) { ordered.append(child) }
    return ordered
  }

  /// What is in columns that are not there in the present width, and goes with the others: the compact
  /// one beside others, or the others where the compact one is shown.
  var columnsOfOtherWidths: [UIViewController] {
    guard !isClassic else { return [] }
    let present = columnChildren
    return (sideBySide + [.compact]).compactMap { child(for: $0) }
      .filter { $0.parent == nil && !present.holds($0) }
  }

  /// What is seen of the columns, from the secondary to the primary: in a stack too the details come
  /// first.
  var visibleColumnChildren: [UIViewController] {
    if isCollapsed { return isClassic ? viewControllers : children }
    let hidden = hiddenColumns.compactMap { child(for: $0) }
    return columnChildren.reversed().filter { !hidden.holds($0) }
  }

  /// The columns that stand side by side where there is room, and are not shown now.
  private var hiddenColumns: [Column] {
    switch displayMode {
    case .secondaryOnly: sideBySide.filter { $0 != .secondary }
    case .oneBesideSecondary, .oneOverSecondary: style == .tripleColumn ? [.primary] : []
    default: []
    }
  }

  /// Whether the child is seen where this view controller is on screen.
  func showsColumn(_ child: UIViewController) -> Bool { visibleColumnChildren.holds(child) }
}

extension UISplitViewController {
  /// The stack of the details: collapsed the part of the one stack that belongs to them. Nil where
  /// they are in none, or have been left.
  var detailsStack: UINavigationController? {
    if isClassic, isCollapsed { return viewControllers.first as? UINavigationController }
    let stack = child(for: .secondary) as? UINavigationController
    return isCollapsed && stack?.parent == nil ? nil : stack
  }
}
