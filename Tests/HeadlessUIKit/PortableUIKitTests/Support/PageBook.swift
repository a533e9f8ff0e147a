import PortableUIKit

/// The pages of a page view controller, in order. Records the calls that it gets.
final class PageBook: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let leaves: [UIViewController]
  let log: EventLog
  /// The number of dots. The calls that ask for it are recorded only if there are any.
  var dots = 0
  var spine: (() -> UIPageViewController.SpineLocation)?

  init(_ leaves: [UIViewController], _ log: EventLog) {
    self.leaves = leaves
    self.log = log
  }

  private func leaf(_ steps: Int, from leaf: UIViewController) -> UIViewController? {
    guard let index = leaves.firstIndex(of: leaf), leaves.indices.contains(index + steps) else {
      return nil
    }
    return leaves[index + steps]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    log.add("before(\(nameOf(viewController)))")
    return leaf(-1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    log.add("after(\(nameOf(viewController)))")
    return leaf(1, from: viewController)
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    if dots > 0 { log.add("count") }
    return dots
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    if dots > 0 { log.add("index") }
    let shown = pageViewController.viewControllers?.first
    return shown.flatMap { leaves.firstIndex(of: $0) } ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    log.add("willTransitionTo(\(names(pendingViewControllers)))")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let previous = names(previousViewControllers)
    log.add("didFinish(\(finished), from \(previous), completed \(completed))")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    log.add("spineLocation(\(orientation.isLandscape ? "landscape" : "portrait"))")
    return spine?() ?? pageViewController.spineLocation
  }
}
