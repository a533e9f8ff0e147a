import PortableUIKit

extension UISplitViewController {
  /// What stands in the columns, in their order. What is in a column and has never been on screen, or
  /// has been left in the collapsed stack, is there too, though it has no parent (rules 93 and 104).
  var orderedColumns: [UIViewController] {
    if style == .unspecified { return viewControllers }
    if isCollapsed, viewController(for: .compact) != nil { return children }
    let columns = Self.sideBySide.compactMap { viewController(for: $0).map(inStack) }
      .filter { $0.parent == nil || $0.parent === self }
    return columns + children.filter { !columns.contains($0) }
  }

  /// The columns that the user sees when this view controller is seen.
  var shownColumns: [UIViewController] {
    if isCollapsed { return children }
    switch displayMode {
    case .secondaryOnly: return [details].compactMap { $0 }
    case .oneBesideSecondary, .oneOverSecondary:
      guard style == .tripleColumn else { return orderedColumns }
      let primary = viewController(for: .primary).map(inStack)
      return orderedColumns.filter { $0 !== primary }
    default: return orderedColumns
    }
  }

  private static var sideBySide: [Column] { [.primary, .supplementary, .secondary] }

  /// What is in columns for another width than the present one, and in no hierarchy now: the compact
  /// column beside others, or those in whose place it is shown.
  var columnsOfOtherWidths: [UIViewController] {
    guard style != .unspecified else { return [] }
    let present = orderedColumns
    return (Self.sideBySide + [.compact]).compactMap { viewController(for: $0).map(inStack) }
      .filter { $0.parent == nil && $0.presentingViewController == nil && !present.contains($0) }
  }

  private var details: UIViewController? {
    guard style == .unspecified else { return viewController(for: .secondary).map(inStack) }
    return viewControllers.count > 1 ? viewControllers.last : nil
  }

  /// The stack that UIKit has put around a view controller of a column, if it has.
  private func inStack(_ content: UIViewController) -> UIViewController {
    guard let stack = content.parent as? UINavigationController,
      stack.viewControllers.first === content
    else { return content }
    return stack
  }
}
