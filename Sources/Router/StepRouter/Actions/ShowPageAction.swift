import PortableUIKit

/// Turns a page view controller to the screen. You write it as ``Action/showPage(_:)``.
///
/// ```swift
/// let action: ShowPageAction<UIPageViewController> = .showPage(.forward)
/// ```
@MainActor
public struct ShowPageAction<ViewController: UIPageViewController>: ContainerAction, BuiltInAction {
  let direction: PageDirection

  /// Puts the page in the place of those that are shown.
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
  /// The data source goes on from there. The page that goes is asked first whether it may. A swipe
  /// that is under way is waited for, and then the navigation is planned anew.
  ///
  /// - Parameter direction: In which direction to turn. Where it is nil, that is back if the data
  ///   source says that the page now shown follows the new one, otherwise forward. If your data
  ///   source makes new view controllers each time, use ``Action/showPage(orderedBy:)``.
  public static func showPage<Pages: UIPageViewController>(
    _ direction: UIPageViewController.NavigationDirection? = nil
  ) -> Self where Self == ShowPageAction<Pages> {
    ShowPageAction(direction: PageDirection { _, _ in direction })
  }

  /// Turns a page view controller to the screen, forward to a page that comes later and back to one
  /// that comes earlier.
  ///
  /// ```swift
  /// .using(.showPage(orderedBy: \PhotoViewController.number)).from(gallery)
  /// ```
  ///
  /// - Parameter order: What pages are ordered by, such as their number.
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
