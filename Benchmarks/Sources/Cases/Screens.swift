import PortableUIKit

final class PlainViewController: UIViewController {}
final class DetailViewController: UIViewController {}
final class MissingViewController: UIViewController {}

extension UINavigationController {
  /// Returns a navigation controller with these view controllers.
  static func stack(_ viewControllers: [UIViewController]) -> UINavigationController {
    let stack = UINavigationController()
    stack.setViewControllers(viewControllers, animated: false)
    return stack
  }
}

extension UITabBarController {
  /// Returns a tab bar controller whose tabs have a stack of two each.
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
  /// Searches as you would by hand: returns the first view controller of a class among this one,
  /// its children and its presented view controller.
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
