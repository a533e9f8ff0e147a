import PortableUIKit
import StepRouter

/// A screen whose name is its title.
class Screen: UIViewController {
  var name: String? {
    get { title }
    set { title = newValue }
  }
}

final class HomeViewController: Screen {}
final class AccountViewController: Screen {}
final class LoginViewController: Screen {}
final class ForgotPasswordViewController: Screen {}
final class BagViewController: Screen {}
final class SearchViewController: Screen {}

final class ProductViewController: Screen, ContextChecking, ContextAccepting {
  var productID: Int?

  func isTarget(for id: Int) -> Bool { productID == id }

  func setup(with id: Int) throws {
    productID = id
    title = "Product \(id)"
  }
}

/// A form that may refuse to go.
final class FormViewController: Screen, RoutingInterceptable {
  var canBeDismissed = false
}

final class ShopNavigation: UINavigationController {}

@MainActor
func stack(_ viewControllers: UIViewController...) -> UINavigationController {
  let stack = UINavigationController()
  stack.viewControllers = viewControllers
  return stack
}

@MainActor
func tabs(_ viewControllers: UIViewController..., selected: Int = 0) -> UITabBarController {
  let tabs = UITabBarController()
  tabs.viewControllers = viewControllers
  tabs.selectedIndex = selected
  return tabs
}
