import PortableUIKit

/// The pages that a page view controller shows: one, or two beside its spine.
///
/// The router uses it for each page view controller. Wrap it where yours does something more:
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

  /// Makes the adapter of a page view controller.
  public init(pageViewController: UIPageViewController) {
    self.pageViewController = pageViewController
  }

  /// The pages that are shown: those beside them are the data source's, and in no container.
  public var containedViewControllers: [UIViewController] {
    pageViewController.viewControllers ?? []
  }

  /// The pages that are shown.
  public var visibleViewControllers: [UIViewController] { containedViewControllers }

  /// Does nothing: what it contains is shown.
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

  /// Turns to other pages, in the direction that ``Action/showPage(_:)`` has named.
  ///
  /// Where more pages have to be given than there are, as beside a spine in the middle, the data
  /// source is asked for those that follow.
  public func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    do {
      let turn = try turn(to: viewControllers, animated: animated)
      // UIKit would never call back for pages that are shown already (UIKit rule 118). A back side is
      // not shown.
      let shown = Array(turn.pages.prefix(shownCount))
      guard shown != containedViewControllers else { return completion(.success) }
      pageViewController.setViewControllers(
        turn.pages, direction: turn.direction, animated: turn.animated
      ) { _ in completion(.success) }
    } catch {
      completion(.failure(error))
    }
  }

  /// Gives a page view controller that is not on screen yet its pages.
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
    // The data source's page may be impossible too.
    try refuseImpossible(pages, beside: current, in: pageViewController)
    if pages.count == needed { return (pages, direction, animated) }
    // Without a page for its back a page is not animated.
    if pages.count == 1, shownCount == 1 { return (pages, direction, animated: false) }
    let name = ViewControllerReference(pageViewController)
    throw IntegrationRefusal.wrongPageCount(needed: shownCount, given: given.count, name)
  }

  private var shownCount: Int { pageViewController.shownCount }

  /// Whether what is turned is a sheet with a page on its back (UIKit rule 123).
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

/// How it is decided in which direction pages are turned.
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
  /// UIKit's containers have adapters.
  public static var _hasAdapter: Void {}
}

extension UIPageViewController {
  /// How many pages it shows at a time.
  fileprivate var shownCount: Int { spineLocation == .mid ? 2 : 1 }

  /// Whether the user is turning a page. UIKit has no coordinator for it: what scrolls is known by its
  /// scroll view, what curls by its recognizers.
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
  /// Whether ``refusalOfMissingPages`` is worth asking for.
  var mayLackPages: Bool { ClassTraits.of(self).container == .pages }

  /// Why UIKit could not show it: pages that curl have to be there when they appear (M21). A
  /// subclass may see to that itself.
  var refusalOfMissingPages: IntegrationRefusal? {
    guard type(of: self) == UIPageViewController.self, let pages = self as? UIPageViewController,
      pages.transitionStyle == .pageCurl, (pages.viewControllers ?? []).isEmpty
    else { return nil }
    return .wrongPageCount(needed: pages.shownCount, given: 0, ViewControllerReference(pages))
  }
}
