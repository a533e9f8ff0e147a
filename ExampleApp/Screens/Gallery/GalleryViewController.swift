import PortableUIKit

/// The photos of a product, as pages to swipe through.
final class GalleryViewController: UIPageViewController {
  var makePhoto: (Photo) -> PhotoViewController? = { _ in nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    navigationItem.leftBarButtonItem = UIBarButtonItem("Close") { [weak self] in
      self?.dismiss(animated: true)
    }
  }
}

extension GalleryViewController: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { neighbour(of: page, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { neighbour(of: page, 1) }

  private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
    (page as? PhotoViewController)?.photo?.neighbour(step).flatMap(makePhoto)
  }
}
