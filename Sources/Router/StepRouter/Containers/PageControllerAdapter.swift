import PortableUIKit

/// Adapts a page view controller: its content is the current page, or the two pages beside its
/// spine.
///
/// The router uses this adapter for every page view controller. Wrap it if yours does more:
///
/// ```swift
/// extension GalleryPages: CustomContainerViewController {
///   var adapter: any ContainerAdapter {
///     CountingAdapter(wrapped: PageControllerAdapter(pageViewController: self))
///   }
/// }
/// ```
public struct PageControllerAdapter: ContainerAdapter {
  let pageViewController: UIPageViewController

  /// Makes an adapter for a page view controller.
  public init(pageViewController: UIPageViewController) {
    self.pageViewController = pageViewController
  }

  /// The current pages. The pages next to them belong to the data source and are in no container.
  public var containedViewControllers: [UIViewController] {
    pageViewController.viewControllers ?? []
  }

  /// The current pages.
  public var visibleViewControllers: [UIViewController] { containedViewControllers }

  /// Does nothing if the view controller is a current page, and fails if it isn't.
  public func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard containedViewControllers.holds(viewController) else {
      let name = ViewControllerReference(viewController)
      return completion(.failure(IntegrationRefusal.notContained(name)))
    }
    completion(.success)
  }

  /// Turns to other pages, in the direction set by ``Action/showPage(_:)``.
  ///
  /// If the page view controller needs a second page, such as beside a spine in the middle, the
  /// adapter gets the following page from the data source.
  public func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    do {
      let turn = try turn(to: viewControllers, animated: animated)
      // UIKit never calls back if the pages are already current (UIKit rule 118). A back side
      // doesn't count as a current page.
      let shown = Array(turn.pages.prefix(shownCount))
      guard shown != containedViewControllers else { return completion(.success) }
      pageViewController.setViewControllers(
        turn.pages, direction: turn.direction, animated: turn.animated
      ) { _ in completion(.success) }
    } catch {
      completion(.failure(error))
    }
  }

  /// Sets the pages of a page view controller that isn't on screen yet.
  func fill(with viewControllers: [UIViewController]) throws {
    let turn = try turn(to: viewControllers, animated: false)
    pageViewController.setViewControllers(
      turn.pages, direction: turn.direction, animated: false)
  }

  private typealias Turn = (
    pages: [UIViewController], direction: UIPageViewController.NavigationDirection, animated: Bool
  )

  private func turn(to given: [UIViewController], animated: Bool) throws -> Turn {
    defer { for page in given { page.placement = nil } }
    let current = containedViewControllers
    try refuseImpossible(given, beside: current, in: pageViewController)
    let direction = direction(to: given)
    let needed = animated && hasBacks ? 2 : shownCount
    let pages = completed(given, to: needed)
    // The page from the data source may be impossible too.
    try refuseImpossible(pages, beside: current, in: pageViewController)
    if pages.count == needed { return (pages, direction, animated) }
    // Without a page for its back, a page turns without animation.
    if pages.count == 1, shownCount == 1 { return (pages, direction, animated: false) }
    let name = ViewControllerReference(pageViewController)
    throw IntegrationRefusal.wrongPageCount(needed: shownCount, given: given.count, name)
  }

  private var shownCount: Int { pageViewController.shownCount }

  /// Whether pages turn like sheets with another page on the back (UIKit rule 123).
  private var hasBacks: Bool {
    pageViewController.transitionStyle == .pageCurl && pageViewController.isDoubleSided
      && shownCount == 1
  }

  private func completed(_ pages: [UIViewController], to count: Int) -> [UIViewController] {
    guard pages.count == 1, count == 2, let page = pages.first,
      let next = pageViewController.dataSource?.pageViewController(
        pageViewController, viewControllerAfter: page)
    else { return pages }
    return [page, next]
  }

  private func direction(
    to pages: [UIViewController]
  ) -> UIPageViewController.NavigationDirection {
    guard let page = pages.first, case .page(let direction) = page.placement,
      let current = containedViewControllers.first
    else { return .forward }
    return direction.turning(from: current, to: page, in: pageViewController)
  }
}

/// Decides the direction in which to turn pages.
struct PageDirection {
  let turning:
    @MainActor (_ current: UIViewController, _ next: UIViewController) ->
      UIPageViewController.NavigationDirection?

  @MainActor
  func turning(
    from current: UIViewController, to next: UIViewController, in pages: UIPageViewController
  ) -> UIPageViewController.NavigationDirection {
    if let direction = turning(current, next) { return direction }
    let following = pages.dataSource?.pageViewController(pages, viewControllerAfter: next)
    return following === current ? .reverse : .forward
  }
}

extension UIPageViewController: ContainerViewController {
  /// The router has a built-in adapter for this class.
  public static var _hasAdapter: Void {}
}

extension UIPageViewController {
  /// The number of pages that are visible at a time.
  fileprivate var shownCount: Int { spineLocation == .mid ? 2 : 1 }

  /// Whether the user is turning a page. UIKit has no coordinator for it, so this looks at the
  /// scroll view of a scrolling controller and at the gesture recognizers of a curling one.
  var isTurnedByUser: Bool {
    guard transitionStyle == .scroll else {
      return gestureRecognizers.contains { $0.state == .began || $0.state == .changed }
    }
    let scroll = viewIfLoaded?.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    guard let scroll else { return false }
    return scroll.isTracking || scroll.isDragging || scroll.isDecelerating
  }
}

extension UIViewController {
  /// Whether ``refusalOfMissingPages`` is worth evaluating.
  var mayLackPages: Bool { ClassTraits.of(self).container == .pages }

  /// The reason why UIKit couldn't show this view controller: pages that curl need content when
  /// they appear (M21). Nil for a subclass, which may set its pages itself.
  var refusalOfMissingPages: IntegrationRefusal? {
    guard type(of: self) == UIPageViewController.self, let pages = self as? UIPageViewController,
      pages.transitionStyle == .pageCurl, (pages.viewControllers ?? []).isEmpty
    else { return nil }
    return .wrongPageCount(needed: pages.shownCount, given: 0, ViewControllerReference(pages))
  }
}
