import PortableUIKit

/// Turns a page view controller to the screen. Write it as ``Action/showPage(_:)``.
///
/// ```swift
/// let action: ShowPageAction<UIPageViewController> = .showPage(.forward)
/// ```
@MainActor
public struct ShowPageAction<ViewController: UIPageViewController>: ContainerAction, BuiltInAction {
  let direction: PageDirection

  /// Replaces the current pages with this one.
  public func perform(
    embedding child: UIViewController, in children: inout [UIViewController]
  ) throws {
    child.placement = .page(turnedBy: direction)
    children = [child]
  }
}

extension Action {
  /// Turns a page view controller to the screen.
  ///
  /// ```swift
  /// .using(.showPage()).from(gallery)
  /// ```
  ///
  /// The data source continues from there. The router first asks the current page whether it may
  /// go. If the user is swiping, the router waits for the swipe to end and plans the navigation
  /// again.
  ///
  /// - Parameter direction: The direction in which to turn. If it's nil, the pages turn back if the
  ///   data source says that the current page follows the new one, otherwise forward. If your data
  ///   source makes new view controllers each time, use ``Action/showPage(orderedBy:)``.
  public static func showPage<Pages: UIPageViewController>(
    _ direction: UIPageViewController.NavigationDirection? = nil
  ) -> Self where Self == ShowPageAction<Pages> {
    ShowPageAction(direction: PageDirection { _, _ in direction })
  }

  /// Turns a page view controller to the screen: forward to a later page, back to an earlier one.
  ///
  /// ```swift
  /// .using(.showPage(orderedBy: \PhotoViewController.number)).from(gallery)
  /// ```
  ///
  /// - Parameter order: The property that orders the pages, such as their number. If one of the two
  ///   pages isn't of this class, the pages turn as with ``Action/showPage(_:)``.
  public static func showPage<
    Pages: UIPageViewController, Page: UIViewController, Order: Comparable
  >(
    orderedBy order: KeyPath<Page, Order>
  ) -> Self where Self == ShowPageAction<Pages> {
    let direction = PageDirection { current, next in
      guard let current = current as? Page, let next = next as? Page else { return nil }
      return next[keyPath: order] < current[keyPath: order] ? .reverse : .forward
    }
    return ShowPageAction(direction: direction)
  }
}
