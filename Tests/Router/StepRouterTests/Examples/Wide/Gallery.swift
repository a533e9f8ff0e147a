import PortableUIKit
import StepRouter

final class PhotoViewController: Screen, ContextChecking {
  private(set) var number = 0
  var canBeLeft = true

  static func make(_ number: Int) -> PhotoViewController {
    let photo = PhotoViewController()
    photo.number = number
    photo.title = "Photo \(number)"
    return photo
  }

  func isTarget(for number: Int) -> Bool { self.number == number }
}

extension PhotoViewController: RoutingInterceptable {
  var canBeDismissed: Bool { canBeLeft }
}

/// Photos 1 to 9, each made when the user turns to it.
final class GalleryViewController: UIPageViewController, UIPageViewControllerDataSource {
  private(set) var turns: [NavigationDirection] = []

  static func make(
    showing number: Int? = nil, style: TransitionStyle = .scroll
  ) -> GalleryViewController {
    let gallery = GalleryViewController(transitionStyle: style, navigationOrientation: .horizontal)
    gallery.dataSource = gallery
    if let number {
      gallery.setViewControllers(
        [PhotoViewController.make(number)], direction: .forward, animated: false)
    }
    gallery.turns = []
    return gallery
  }

  override func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    turns.append(direction)
    super.setViewControllers(
      viewControllers, direction: direction, animated: animated, completion: completion)
  }

  var photo: PhotoViewController? { viewControllers?.first as? PhotoViewController }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { neighbour(of: page, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { neighbour(of: page, by: 1) }

  private func neighbour(of page: UIViewController, by step: Int) -> UIViewController? {
    guard let number = (page as? PhotoViewController)?.number, (1...9).contains(number + step)
    else { return nil }
    return PhotoViewController.make(number + step)
  }
}

/// Builds a photo by its number.
struct PhotoFactory: Factory {
  func build(with number: Int) -> PhotoViewController { .make(number) }
}
