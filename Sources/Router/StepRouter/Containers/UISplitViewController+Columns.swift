import PortableUIKit

extension UISplitViewController: ContainerViewController {
  /// The router has a built-in adapter for this class.
  public static var _hasAdapter: Void {}
}

extension UISplitViewController {
  /// Whether it was created without a style. It then has a primary and a secondary view controller,
  /// and no columns.
  var isClassic: Bool { style == .unspecified }

  /// The columns that can stand side by side, in order.
  var sideBySide: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// Returns the view controller that the app has put into a column.
  func content(of column: Column) -> UIViewController? {
    guard isClassic else { return viewController(for: column) }
    switch column {
    case .primary: return viewControllers.first
    case .secondary: return viewControllers.count > 1 ? viewControllers.last : nil
    default: return nil
    }
  }

  /// Returns the child that represents a column: the app's view controller, or the navigation
  /// controller that UIKit has put around it (UIKit rule 95).
  func child(for column: Column) -> UIViewController? {
    guard let content = content(of: column), !isClassic else { return content(of: column) }
    var child = content
    if !(content is UINavigationController), let stack = content.parent as? UINavigationController,
      stack.viewControllers.first === content
    {
      child = stack
    }
    if child.parent == nil { ParentlessChild.note(child, of: self) }
    return child
  }

  /// Returns the column that contains this view controller, or that it represents.
  func column(of viewController: UIViewController) -> Column? {
    (sideBySide + [.compact] + inspector).first { column in
      content(of: column) === viewController || child(for: column) === viewController
    }
  }

  /// The inspector's column, if it has one with content.
  private var inspector: [Column] {
    #if os(visionOS)
    return []
    #else
    guard #available(iOS 26.0, *), !isClassic, content(of: .inspector) != nil else { return [] }
    return [.inspector]
    #endif
  }

  /// The inspector if it's out of sight: outside the hierarchy, and no sheet.
  private var hiddenInspector: UIViewController? {
    guard let column = inspector.first, let child = child(for: column), child.parent == nil,
      child.presentingViewController == nil
    else { return nil }
    return child
  }

  /// Whether the inspector's sheet is up: its form while the columns are collapsed (UIKit rule 229).
  func presentsAsInspector(_ child: UIViewController) -> Bool {
    inspector.contains { self.child(for: $0) === child } && child.presentingViewController != nil
  }

  /// Whether the compact column replaces the others.
  var showsCompactColumn: Bool { isCollapsed && !isClassic && content(of: .compact) != nil }

  /// The children in column order, including columns outside the hierarchy that can still appear:
  /// all of them before the first appearance, later the columns left in a collapsed stack, and the
  /// inspector while it's hidden.
  var columnChildren: [UIViewController] {
    if isClassic { return viewControllers }
    if showsCompactColumn { return children + (hiddenInspector.map { [$0] } ?? []) }
    var ordered: [UIViewController] = []
    for column in sideBySide {
      guard let child = child(for: column) else { continue }
      if child.parent == nil || child.parent === self { ordered.append(child) }
    }
    for child in children where !ordered.holds(child) { ordered.append(child) }
    if let hiddenInspector { ordered.append(hiddenInspector) }
    return ordered
  }

  /// The content of columns that the current width doesn't show, and that leaves with the rest: the
  /// compact column next to side-by-side columns, or the other columns if the compact one replaces
  /// them.
  var columnsOfOtherWidths: [UIViewController] {
    guard !isClassic else { return [] }
    let present = columnChildren
    return (sideBySide + [.compact]).compactMap { child(for: $0) }
      .filter { $0.parent == nil && !present.holds($0) }
  }

  /// The visible columns, from the secondary to the primary: in a stack, too, the details come
  /// first.
  var visibleColumnChildren: [UIViewController] {
    if isCollapsed { return isClassic ? viewControllers : children }
    let hidden = hiddenColumns.compactMap { child(for: $0) } + (hiddenInspector.map { [$0] } ?? [])
    return columnChildren.reversed().filter { !hidden.holds($0) }
  }

  /// The columns that could stand side by side with enough room but are hidden now.
  private var hiddenColumns: [Column] {
    switch displayMode {
    case .secondaryOnly: sideBySide.filter { $0 != .secondary }
    case .oneBesideSecondary, .oneOverSecondary: style == .tripleColumn ? [.primary] : []
    default: []
    }
  }

  /// Whether the child is visible whenever this view controller is on screen.
  func showsColumn(_ child: UIViewController) -> Bool { visibleColumnChildren.holds(child) }
}

extension UISplitViewController {
  /// The stack of the details. If collapsed, the details' part of the single stack. Nil if the
  /// details aren't in a stack, or if the user has left them.
  var detailsStack: UINavigationController? {
    if isClassic, isCollapsed { return viewControllers.first as? UINavigationController }
    let stack = child(for: .secondary) as? UINavigationController
    return isCollapsed && stack?.parent == nil ? nil : stack
  }
}

extension UISplitViewController.Column {
  /// Whether it's the column of the inspector, which visionOS lacks.
  var isInspector: Bool {
    #if os(visionOS)
    return false
    #else
    guard #available(iOS 26.0, *) else { return false }
    return self == .inspector
    #endif
  }
}
