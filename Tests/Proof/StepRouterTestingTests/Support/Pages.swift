import PortableUIKit

/// Pages with numbers as titles, made on demand.
final class Pages: UIPageViewController, UIPageViewControllerDataSource {
  private var count = 0

  convenience init(count: Int) {
    self.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    self.count = count
    dataSource = self
    setViewControllers(page(1).map { [$0] }, direction: .forward, animated: false)
  }

  private func page(_ number: Int?) -> UIViewController? {
    guard let number, (1...count).contains(number) else { return nil }
    return UIViewController().titled("\(number)")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(number(of: viewController).map { $0 - 1 }) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(number(of: viewController).map { $0 + 1 }) }

  private func number(of page: UIViewController) -> Int? { page.title.flatMap { Int($0) } }
}
