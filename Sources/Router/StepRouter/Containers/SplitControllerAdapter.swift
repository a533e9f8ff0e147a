import PortableUIKit

/// Adapts a split view controller: the columns, side by side or collapsed into one stack.
///
/// The router uses this adapter for every split view controller. Wrap it if yours does more:
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

  /// Makes an adapter for a split view controller.
  public init(splitViewController: UISplitViewController) {
    self.splitViewController = splitViewController
  }

  /// The content of the columns, in column order: the app's view controller, or the navigation
  /// controller that UIKit has put around it. If collapsed, the single stack or the compact column,
  /// and the columns that the user has left. A hidden inspector comes last.
  public var containedViewControllers: [UIViewController] { splitViewController.columnChildren }

  /// The content of the visible columns.
  public var visibleViewControllers: [UIViewController] {
    splitViewController.visibleColumnChildren
  }

  /// Shows the column of this view controller.
  public func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if isSeen(viewController) { return completion(.success) }
    guard let column = splitViewController.column(of: viewController) else {
      let name = ViewControllerReference(viewController)
      return completion(.failure(IntegrationRefusal.notContained(name)))
    }
    // Before it first appears, its visible columns aren't known yet, and its display mode is up to
    // the app.
    if isSeen(column) || !hasAppeared { return completion(.success) }
    if let refusal = refusal(of: column) { return completion(.failure(refusal)) }
    if let refusal = refusalOfSheet(for: column) { return completion(.failure(refusal)) }
    move(animated: animated) { show(column) }
    afterTransition { isCancelled in
      let isShown = splitViewController.viewIfLoaded?.window == nil || isSeen(column)
      let name = ViewControllerReference(splitViewController)
      completion(
        isShown && !isCancelled ? .success : .failure(IntegrationRefusal.ignored(container: name)))
    }
  }

  /// Replaces the columns.
  ///
  /// A new view controller goes into the column set by ``Action/setColumn(_:)``, otherwise into the
  /// first free one.
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

  /// The new content of a column. Nil content empties the column.
  private typealias Change = (column: UISplitViewController.Column, content: UIViewController?)

  /// Puts the view controllers into columns. Throws if UIKit can't take them.
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

  /// Throws if UIKit would raise an exception: M29, for a view controller that UIKit has put into
  /// its own navigation controller, and M36. Also throws for a view controller that can't go into a
  /// navigation controller (M5). The classic style has no columns.
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

  /// Returns the reason why a column can't show anything now, or nil if it can.
  func refusal(of column: UISplitViewController.Column) -> IntegrationRefusal? {
    let name = ViewControllerReference(splitViewController)
    if column.isInspector {
      return splitViewController.isClassic ? .noSuchColumn(column, name) : nil
    }
    guard column != .compact else {
      if splitViewController.isClassic { return .noSuchColumn(column, name) }
      // Without a window, it's not known yet which columns will be visible.
      let isExpanded =
        splitViewController.viewIfLoaded?.window != nil && !splitViewController.isCollapsed
      return isExpanded ? .columnNotShown(column, name) : nil
    }
    guard splitViewController.sideBySide.contains(column) else {
      return .noSuchColumn(column, name)
    }
    return splitViewController.showsCompactColumn ? .columnNotShown(column, name) : nil
  }

  /// Returns the reason why the inspector's sheet, its form while the columns are collapsed, can't
  /// be presented now, such as an alert that is there already.
  private func refusalOfSheet(for column: UISplitViewController.Column) -> PresentationRefusal? {
    guard column.isInspector, splitViewController.isCollapsed,
      let inspector = splitViewController.child(for: column)
    else { return nil }
    let refusal = PresentationCheck(presenter: splitViewController, viewController: inspector)
      .refusalOfPresenter
    // No chain presents an inspector, so a chain can't be at fault.
    guard case .hostIsPresenting(let host, let presented) = refusal else { return refusal }
    return .inspectorBlocked(host, presented: presented)
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

  /// Sets the columns of the classic style. If the columns are collapsed and the primary stays the
  /// same, shows the details on top of it instead.
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
    // UIKit may add them as children only after this call.
    for column in columns where column.parent == nil {
      ParentlessChild.note(column, of: splitViewController)
    }
  }

  /// Whether the columns have become children, which they do on first appearance (UIKit rule 93).
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
      || splitViewController.presentsAsInspector(child)
  }

  private func move(animated: Bool, _ movement: () -> Void) {
    if animated { movement() } else { UIView.performWithoutAnimation(movement) }
  }

  /// Calls `completion` when the current transition has ended, and passes whether it was cancelled.
  /// Calls it at once if there is no animation.
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
  /// The column on top of the collapsed stack. Nil if the columns are side by side.
  fileprivate var topOfCollapsedStack: UIViewController? {
    guard isCollapsed, let stack = children.first as? UINavigationController else { return nil }
    return stack.topViewController
  }
}
