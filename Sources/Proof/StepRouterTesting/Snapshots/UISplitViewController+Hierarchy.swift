import PortableUIKit

extension UISplitViewController {
  /// The view controllers of the columns, in order. Includes columns without a parent, because
  /// they've never been on screen or because UIKit has left them in the collapsed stack (rules 93
  /// and 104).
  var orderedColumns: [UIViewController] {
    if style == .unspecified { return viewControllers }
    if isCollapsed, viewController(for: .compact) != nil { return children }
    let columns = Self.sideBySide.compactMap { viewController(for: $0).map(inStack) }
      .filter { $0.parent == nil || $0.parent === self }
    return columns + children.filter { !columns.contains($0) }
  }

  /// The columns the user sees if this view controller is visible.
  package var columnsOnScreen: [UIViewController] {
    if isCollapsed { return children }
    switch displayMode {
    case .secondaryOnly:
      return [details].compactMap { $0 } + inspector.filter { $0.parent === self }
    case .oneBesideSecondary, .oneOverSecondary:
      guard style == .tripleColumn else { return orderedColumns }
      let primary = viewController(for: .primary).map(inStack)
      return orderedColumns.filter { $0 !== primary }
    default: return orderedColumns
    }
  }

  private static var sideBySide: [Column] { [.primary, .supplementary, .secondary] }

  /// The view controllers of columns that are in no hierarchy at this width: the compact column or
  /// the columns that it stands in for, and a hidden inspector.
  var columnsOfOtherWidths: [UIViewController] {
    guard style != .unspecified else { return [] }
    let present = orderedColumns
    let columns = (Self.sideBySide + [.compact]).compactMap { viewController(for: $0).map(inStack) }
    return (columns + inspector)
      .filter { $0.parent == nil && $0.presentingViewController == nil && !present.contains($0) }
  }

  /// The inspector of iOS 26, hidden or not; empty if there is no such column.
  private var inspector: [UIViewController] {
    #if os(visionOS)
    return []
    #else
    guard #available(iOS 26.0, *), style != .unspecified else { return [] }
    return [viewController(for: .inspector).map(inStack)].compactMap { $0 }
    #endif
  }

  private var details: UIViewController? {
    guard style == .unspecified else { return viewController(for: .secondary).map(inStack) }
    return viewControllers.count > 1 ? viewControllers.last : nil
  }

  /// Returns the stack that UIKit has put around a column's view controller, or the view controller
  /// itself if there is none.
  private func inStack(_ content: UIViewController) -> UIViewController {
    guard let stack = content.parent as? UINavigationController,
      stack.viewControllers.first === content
    else { return content }
    return stack
  }
}
