import PortableUIKit

extension RandomCast {
  func changePages(_ operation: RandomOperation) {
    switch operation {
    case .setPages(let index, let members, let animated):
      let chosen = members.map { everybody[$0] }.filter(isFree)
      move(chosen) { setPages(chosen, of: pages[index], animated: animated) }
    case .beginPageSwipe(let index, let screen, let forward):
      guard isFree(everybody[screen]) else { return }
      move([everybody[screen]]) {
        beginSwipe(to: everybody[screen], in: pages[index], forward ? .forward : .reverse)
      }
    default: return
    }
  }

  /// An animated set of the page that's shown calls no completion (rule 118), so none is owed.
  private func setPages(
    _ chosen: [UIViewController], of pages: UIPageViewController, animated: Bool
  ) {
    let isTheSame = pages.viewControllers == chosen
    guard !animated || !isTheSame else {
      return pages.setViewControllers(chosen, direction: .forward, animated: true)
    }
    let wasRefused = isRefused {
      pages.setViewControllers(chosen, direction: .forward, animated: animated) {
        [unowned self] _ in completions.run += 1
      }
    }
    if !wasRefused { completions.owed += 1 }
  }

  private func beginSwipe(
    to screen: UIViewController, in pages: UIPageViewController,
    _ direction: UIPageViewController.NavigationDirection
  ) {
    let source = OnePageAround(screen)
    pages.dataSource = source
    if let gesture = simulation.user.beginPageSwipe(direction, in: pages) {
      gestures.append(
        Gesture(update: gesture.update, finish: gesture.finish, cancel: gesture.cancel))
    }
    // Clearing the data source discards its page, which may be a window's root by the next swipe.
    pages.dataSource = nil
  }
}

/// Offers the same page on either side.
private final class OnePageAround: NSObject, UIPageViewControllerDataSource {
  private let page: UIViewController

  init(_ page: UIViewController) {
    self.page = page
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page }
}
