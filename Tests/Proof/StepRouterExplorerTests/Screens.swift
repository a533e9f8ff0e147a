@_exported import DeviceTraits
import PortableUIKit
import StepRouter
import StepRouterExplorer

typealias Problem = Exploration.Problem

final class HomeViewController: UIViewController {}
final class ProductViewController: UIViewController {}
final class AccountViewController: UIViewController {}
final class LoginViewController: UIViewController {}

/// A container that shows one page of its own choice, not its first or last.
final class BookViewController: UIViewController, CustomContainerViewController {
  var pages: [UIViewController] = []
  var openPage = 0
  var adapter: any ContainerAdapter { BookAdapter(book: self) }
}

struct BookAdapter: ContainerAdapter {
  let book: BookViewController
  var containedViewControllers: [UIViewController] { book.pages }
  var visibleViewControllers: [UIViewController] { [book.pages[book.openPage]] }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    book.openPage = book.pages.firstIndex { $0 === viewController } ?? 0
    completion(.success)
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    book.pages = viewControllers
    completion(.success)
  }
}

extension UIViewController {
  func titled(_ title: String) -> Self {
    self.title = title
    return self
  }
}

/// A window on its own device, and the calls that a test makes there.
@MainActor
struct Stage {
  let device = HeadlessDevice(timeMode: .manual)
  let window: UIWindow

  init(root: () -> UIViewController) {
    let device = device
    window = device.perform {
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = root()
      window.makeKeyAndVisible()
      return window
    }
    device.runUntilIdle()
  }

  func run(_ body: () -> Void) {
    device.perform(body)
    device.runUntilIdle()
  }
}
