import PortableUIKit

/// Gives a column of a split view controller its view controller. You write it as
/// ``Action/setColumn(_:)``.
///
/// ```swift
/// let action: SetColumnAction<UISplitViewController> = .setColumn(.primary)
/// ```
@MainActor
public struct SetColumnAction<ViewController: UISplitViewController>: ContainerAction, BuiltInAction
{
  let column: UISplitViewController.Column

  /// Puts the view controller among the columns, in the place of the one that is there.
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

  /// In the collapsed stack the column that goes is no child of its own.
  func removed(from host: UIViewController) -> [UIViewController] {
    guard let splitViewController = host as? UISplitViewController, splitViewController.isCollapsed,
      let child = splitViewController.child(for: column)
    else { return [] }
    return [child]
  }
}

extension UIViewController {
  /// The column of a split view controller in which it is, or is going to be.
  fileprivate var columnAmongOthers: UISplitViewController.Column? {
    if let column = (enclosing as? UISplitViewController)?.column(of: self) { return column }
    guard case .column(let column) = placement else { return nil }
    return column
  }
}

extension Action {
  /// Makes the screen a column of a split view controller, in the place of what is there.
  ///
  /// ```swift
  /// let inbox = StepAssembly(finder: ClassFinder<InboxViewController, Void>(), factory: ClassFactory())
  ///   .using(.setColumn(.primary))
  ///   .from(SplitControllerStep(style: .doubleColumn))
  ///   .using(.replaceRoot())
  ///   .from(.root)
  /// ```
  ///
  /// Side by side only this column changes, and the others stay as they are. Where the split view
  /// controller is collapsed, the screen is on top of its one stack, and “back” leads to the column
  /// before. What goes is asked first whether it may.
  ///
  /// A column that the style does not have, or that is not shown in the present width, ends the navigation
  /// with ``RoutingError/integrationRefused(_:_:progress:)`` before anything moves.
  public static func setColumn<Split: UISplitViewController>(
    _ column: UISplitViewController.Column
  ) -> Self where Self == SetColumnAction<Split> {
    SetColumnAction(column: column)
  }

  /// Makes the screen the primary column of a split view controller: `.setColumn(.primary)`, also for
  /// one without columns.
  ///
  /// ```swift
  /// .using(.setAsPrimary()).from(SplitControllerStep(style: .doubleColumn))
  /// ```
  public static func setAsPrimary<Split: UISplitViewController>() -> Self
  where Self == SetColumnAction<Split> { SetColumnAction(column: .primary) }
}
