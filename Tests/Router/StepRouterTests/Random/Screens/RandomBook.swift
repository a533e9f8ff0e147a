import PortableUIKit
import StepRouter

/// A page controller whose pages the user turns.
final class RandomBook: UIPageViewController, RandomMember {
  var isLocked = false
  private(set) var hasAppeared = false
  private(set) var pages: [UIViewController] = []
  private weak var cast: RandomCast?

  func open(_ pages: [UIViewController], at index: Int, in cast: RandomCast) {
    self.pages = pages
    use(cast)
    setViewControllers([pages[index]], direction: .forward, animated: false)
  }

  func use(_ cast: RandomCast) {
    self.cast = cast
    dataSource = self
    delegate = self
  }

  /// A view controller set from outside becomes a page like the others.
  override func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    pages += (viewControllers ?? []).filter { !pages.contains($0) }
    super.setViewControllers(
      viewControllers, direction: direction, animated: animated, completion: completion)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hasAppeared = false
  }
}

extension RandomBook: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }

  private func page(beside page: UIViewController, _ distance: Int) -> UIViewController? {
    guard let index = pages.firstIndex(of: page) else { return nil }
    return pages.indices.contains(index + distance) ? pages[index + distance] : nil
  }
}

extension RandomBook: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    if completed { previousViewControllers.forEach { cast?.turnAway($0) } }
  }
}
