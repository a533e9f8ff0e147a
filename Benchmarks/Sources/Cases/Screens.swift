import PortableUIKit

final class PlainViewController: UIViewController {}
final class DetailViewController: UIViewController {}
final class MissingViewController: UIViewController {}

extension UINavigationController {
  /// A stack with these view controllers in it.
  static func stack(_ viewControllers: [UIViewController]) -> UINavigationController {
    let stack = UINavigationController()
    stack.setViewControllers(viewControllers, animated: false)
    return stack
  }
}

extension UITabBarController {
  /// Tabs with a stack of two in each.
  static func stacksOfTwo(
    _ count: Int, top: @MainActor () -> UIViewController
  ) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.setViewControllers(
      (0..<count).map { _ in UINavigationController.stack([PlainViewController(), top()]) },
      animated: false)
    return tabs
  }
}

extension UIViewController {
  /// What one writes by hand: the first of a class in here, in its children and in what it presents.
  func firstWithin<Screen: UIViewController>(_ type: Screen.Type) -> Screen? {
    if let screen = self as? Screen { return screen }
    for child in children {
      if let found = child.firstWithin(type) { return found }
    }
    guard let presented = presentedViewController, presented.presentingViewController === self
    else { return nil }
    return presented.firstWithin(type)
  }
}
