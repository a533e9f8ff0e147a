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
      try refuseImpossible(
        viewControllers, beside: containedViewControllers, in: pageViewController)
      let turn = try turn(to: viewControllers, animated: animated)
      // UIKit would never call back for pages that are shown already (UIKit rule 118).
      guard turn.pages != containedViewControllers else { return completion(.success) }
      pageViewController.setViewControllers(
        turn.pages, direction: turn.direction, animated: turn.animated
      ) { _ in completion(.success) }
    } catch {
      completion(.failure(error))
    }
  }

  /// Gives a page view controller that is not on screen yet its pages.
  func fill(with viewControllers: [UIViewController]) throws {
    try refuseImpossible(viewControllers, beside: containedViewControllers, in: pageViewController)
    let turn = try turn(to: viewControllers, animated: false)
    pageViewController.setViewControllers(
      turn.pages, direction: turn.direction, animated: false)
  }

  private typealias Turn = (
    pages: [UIViewController], direction: UIPageViewController.NavigationDirection, animated: Bool
  )

  private func turn(to given: [UIViewController], animated: Bool) throws -> Turn {
    let direction = direction(to: given)
    let hasSpineInMiddle = pageViewController.spineLocation == .mid
    let needsBack = animated && pageViewController.isDoubleSided && !hasSpineInMiddle
    let pages = completed(given, to: hasSpineInMiddle || needsBack ? 2 : 1)
    if pages.count == 1, needsBack { return (pages, direction, animated: false) }
    let needed = hasSpineInMiddle ? 2 : 1
    guard pages.count == needed || needsBack else {
      let name = ViewControllerReference(pageViewController)
      throw IntegrationRefusal.wrongPageCount(needed: needed, given: given.count, name)
    }
    return (pages, direction, animated)
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
    guard let page = pages.first, case .page(let direction) = page.takePlacement(),
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

extension UIPageViewController: ContainerViewController {}

extension UIPageViewController {
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
