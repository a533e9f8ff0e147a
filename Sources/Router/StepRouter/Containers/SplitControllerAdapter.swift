import PortableUIKit

/// The columns of a split view controller, side by side or collapsed into one stack.
///
/// The router uses it for each split view controller. Wrap it where yours does something more:
///
/// ```swift
/// extension MailSplit: CustomContainerViewController {
///   var adapter: any ContainerAdapter {
///     CountingAdapter(wrapped: SplitControllerAdapter(splitViewController: self))
///   }
/// }
/// ```
public struct SplitControllerAdapter: ContainerAdapter {
  let splitViewController: UISplitViewController

  /// Makes the adapter of a split view controller.
  public init(splitViewController: UISplitViewController) {
    self.splitViewController = splitViewController
  }

  /// What stands in its columns, in their order: what the app has put there, or the navigation
  /// controller that UIKit has put around it. While it is collapsed, the one stack or the compact
  /// column, and the columns that have been left.
  public var containedViewControllers: [UIViewController] { splitViewController.columnChildren }

  /// Those of its columns that are seen.
  public var visibleViewControllers: [UIViewController] {
    splitViewController.visibleColumnChildren
  }

  /// Shows the column that the view controller is in.
  public func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if isSeen(viewController) { return completion(.success) }
    guard let column = splitViewController.column(of: viewController) else {
      let name = ViewControllerReference(viewController)
      return completion(.failure(IntegrationRefusal.notContained(name)))
    }
    // Before the first appearance nobody knows what it will show, and its display mode is the app's.
    if isSeen(column) || !hasAppeared { return completion(.success) }
    if let refusal = refusal(of: column) { return completion(.failure(refusal)) }
    move(animated: animated) { show(column) }
    afterTransition { isCancelled in
      let isShown = splitViewController.viewIfLoaded?.window == nil || isSeen(column)
      let name = ViewControllerReference(splitViewController)
      completion(
        isShown && !isCancelled ? .success : .failure(IntegrationRefusal.ignored(container: name)))
    }
  }

  /// Gives it other columns.
  ///
  /// A new view controller goes into the column that ``Action/setColumn(_:)`` has named, otherwise
  /// into the first that is free.
  public func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    do { try fill(with: viewControllers) } catch { return completion(.failure(error)) }
    afterTransition { isCancelled in
      let name = ViewControllerReference(splitViewController)
      completion(
        isCancelled ? .failure(IntegrationRefusal.ignored(container: name)) : .success)
    }
  }

  /// What is going to be in a column; nil for one that becomes empty.
  private typealias Change = (column: UISplitViewController.Column, content: UIViewController?)

  /// Puts view controllers into columns; throws where UIKit could not take them.
  func fill(with viewControllers: [UIViewController]) throws {
    let current = containedViewControllers
    defer { for viewController in viewControllers { viewController.placement = nil } }
    try refuseImpossible(viewControllers, beside: current, in: splitViewController)
    var changes: [Change] = []
    for leaving in current where !viewControllers.holds(leaving) {
      if let column = splitViewController.column(of: leaving) { changes.append((column, nil)) }
    }
    for newcomer in viewControllers where !current.holds(newcomer) {
      let column = try place(of: newcomer, after: changes)
      changes.removeAll { $0.column == column }
      changes.append((column, newcomer))
    }
    try refuseImpossible(changes)
    if splitViewController.isClassic { return fillClassic(changes) }
    for change in changes {
      splitViewController.setViewController(change.content, for: change.column)
    }
  }

  /// Refuses what UIKit would raise an exception for: M29, of what UIKit has put into a navigation
  /// controller of its own, and M36; and what cannot be put into one (M5). The classic style has no
  /// columns.
  private func refuseImpossible(
    _ changes: [Change]
  ) throws(IntegrationRefusal) {
    for case (let column, let content?) in changes {
      let name = ViewControllerReference(content)
      if content is UISplitViewController, column != .compact {
        throw .splitViewControllerInStack(name)
      }
      if splitViewController.isClassic { continue }
      if let taken = splitViewController.column(of: content), taken != column {
        throw .duplicate(name)
      }
      if content is UITabBarController, column == .primary || column == .supplementary {
        throw .tabBarControllerInColumn(column, name)
      }
    }
  }

  /// Why nothing can be shown in a column now; nil if it can.
  func refusal(of column: UISplitViewController.Column) -> IntegrationRefusal? {
    let name = ViewControllerReference(splitViewController)
    guard column != .compact else {
      if splitViewController.isClassic { return .noSuchColumn(column, name) }
      // Without a window it is not known yet which will be shown.
      let isExpanded =
        splitViewController.viewIfLoaded?.window != nil && !splitViewController.isCollapsed
      return isExpanded ? .columnNotShown(column, name) : nil
    }
    guard splitViewController.sideBySide.contains(column) else {
      return .noSuchColumn(column, name)
    }
    return splitViewController.showsCompactColumn ? .columnNotShown(column, name) : nil
  }

  private func place(
    of newcomer: UIViewController, after changes: [Change]
  ) throws -> UISplitViewController.Column {
    if case .column(let column) = newcomer.placement {
      if let refusal = refusal(of: column) { throw refusal }
      return column
    }
    let free = splitViewController.sideBySide.first { column in
      let change = changes.last { $0.column == column }
      return change.map { $0.content == nil } ?? (splitViewController.content(of: column) == nil)
    }
    guard let free else {
      throw IntegrationRefusal.noFreeColumn(ViewControllerReference(splitViewController))
    }
    return free
  }

  /// While it is collapsed, the details are pushed.
  private func fillClassic(
    _ changes: [Change]
  ) {
    var primary = splitViewController.content(of: .primary)
    var secondary = splitViewController.content(of: .secondary)
    for change in changes {
      if change.column == .primary { primary = change.content } else { secondary = change.content }
    }
    if splitViewController.isCollapsed, primary === splitViewController.viewControllers.first,
      let secondary
    {
      return splitViewController.showDetailViewController(secondary, sender: nil)
    }
    let columns = [primary, secondary].compactMap { $0 }
    splitViewController.viewControllers = columns
    // They may become children later than in the call.
    for column in columns where column.parent == nil {
      HiddenChild.note(column, of: splitViewController)
    }
  }

  /// Columns become children when they first appear (UIKit rule 93).
  private var hasAppeared: Bool {
    guard splitViewController.isViewLoaded else { return false }
    if splitViewController.isClassic, splitViewController.view.window != nil { return true }
    return !splitViewController.children.isEmpty
  }

  private func show(_ column: UISplitViewController.Column) {
    guard splitViewController.isClassic else { return splitViewController.show(column) }
    splitViewController.preferredDisplayMode = .oneBesideSecondary
  }

  private func isSeen(_ column: UISplitViewController.Column) -> Bool {
    splitViewController.child(for: column).map(isSeen) ?? false
  }

  private func isSeen(_ child: UIViewController) -> Bool {
    splitViewController.showsColumn(child) || splitViewController.topOfCollapsedStack === child
  }

  private func move(animated: Bool, _ movement: () -> Void) {
    if animated { movement() } else { UIView.performWithoutAnimation(movement) }
  }

  /// Calls back when the movement that was just begun has ended, and says whether it has been
  /// cancelled; at once if it is not animated.
  private func afterTransition(_ completion: @escaping @MainActor (_ isCancelled: Bool) -> Void) {
    let columns =
      splitViewController.isClassic
      ? splitViewController.viewControllers : splitViewController.children
    let moving = splitViewController.isCollapsed ? columns.first : nil
    if let coordinator = splitViewController.transitionCoordinator ?? moving?.transitionCoordinator
    {
      coordinator.animate(alongsideTransition: nil) { completion($0.isCancelled) }
    } else {
      if let view = splitViewController.viewIfLoaded, view.window != nil { view.layoutIfNeeded() }
      completion(false)
    }
  }
}

extension UISplitViewController {
  /// The column on top of the stack into which all are collapsed; nil where they are side by side.
  fileprivate var topOfCollapsedStack: UIViewController? {
    guard isCollapsed, let stack = children.first as? UINavigationController else { return nil }
    return stack.topViewController
  }
}
