import PortableUIKit

/// Sets the view controller of a column in a split view controller. Write it as
/// ``Action/setColumn(_:)``.
///
/// ```swift
/// let action: SetColumnAction<UISplitViewController> = .setColumn(.primary)
/// ```
@MainActor
public struct SetColumnAction<ViewController: UISplitViewController>: ContainerAction, BuiltInAction
{
  let column: UISplitViewController.Column

  /// Puts the view controller among the columns, replacing the one already in its column.
  public func perform(
    embedding child: UIViewController, in children: inout [UIViewController]
  ) throws {
    child.placement = .column(column)
    let places = children.map(\.columnAmongOthers)
    if let taken = places.firstIndex(of: column) {
      children[taken] = child
    } else {
      let next = places.firstIndex { $0.map { $0.rawValue > column.rawValue } ?? false }
      children.insert(child, at: next ?? children.endIndex)
    }
  }

  func checkPlan(host: UIViewController, window: UIWindow?, step: StepReference)
    throws(RoutingError)
  {
    guard let splitViewController = host as? UISplitViewController,
      let refusal = SplitControllerAdapter(splitViewController: splitViewController)
        .refusal(of: column)
    else { return }
    throw .integrationRefused(step, refusal, progress: RoutingProgress())
  }

  func checkPlan(building host: any PlannedStep, step: StepReference) throws(RoutingError) {
    guard let style = host.splitStyle, !style.has(column) else { return }
    let split = ViewControllerReference(of: host.declared.screenType)
    throw .integrationRefused(
      step, .noSuchColumn(column, split), progress: RoutingProgress())
  }

  /// Returns the column's current view controller if the columns are collapsed: it isn't a child of
  /// its own in the collapsed stack.
  func removed(from host: UIViewController) -> [UIViewController] {
    guard let splitViewController = host as? UISplitViewController, splitViewController.isCollapsed,
      let child = splitViewController.child(for: column)
    else { return [] }
    return [child]
  }
}

extension UISplitViewController.Style {
  fileprivate func has(_ column: UISplitViewController.Column) -> Bool {
    switch column {
    case .primary, .secondary: true
    case .supplementary: self == .tripleColumn
    default: self != .unspecified
    }
  }
}

extension UIViewController {
  /// The split view controller's column that holds this view controller, or is about to.
  fileprivate var columnAmongOthers: UISplitViewController.Column? {
    if let column = (enclosing as? UISplitViewController)?.column(of: self) { return column }
    guard case .column(let column) = placement else { return nil }
    return column
  }
}

extension Action {
  /// Makes the screen a column of a split view controller, replacing the column's current content.
  ///
  /// ```swift
  /// let inbox = StepAssembly(finder: ClassFinder<InboxViewController, Void>(), factory: ClassFactory())
  ///   .using(.setColumn(.primary))
  ///   .from(SplitControllerStep(style: .doubleColumn))
  ///   .using(.replaceRoot())
  ///   .from(.root)
  /// ```
  ///
  /// If the columns are side by side, only this one changes. If the split view controller is
  /// collapsed, the screen goes on top of its single stack, and “back” leads to the previous
  /// column. The router first asks the current content whether it may go.
  ///
  /// If the style doesn't have the column, or the current width doesn't show it, the navigation
  /// ends with ``RoutingError/integrationRefused(_:_:progress:)`` before anything moves.
  public static func setColumn<Split: UISplitViewController>(
    _ column: UISplitViewController.Column
  ) -> Self where Self == SetColumnAction<Split> {
    SetColumnAction(column: column)
  }

  /// Makes the screen the primary column of a split view controller. The same as
  /// `.setColumn(.primary)`; it also works for a split view controller without columns.
  ///
  /// ```swift
  /// .using(.setAsPrimary()).from(SplitControllerStep(style: .doubleColumn))
  /// ```
  public static func setAsPrimary<Split: UISplitViewController>() -> Self
  where Self == SetColumnAction<Split> { SetColumnAction(column: .primary) }
}
