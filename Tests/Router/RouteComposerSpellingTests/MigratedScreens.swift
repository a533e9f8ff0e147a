import PortableUIKit
import RouteComposerSpelling
import StepRouter

/// An app written for another router of this kind: its screens, and its configurations by the names
/// of that router.
enum Migrated {
  final class CircleViewController: UIViewController {}
  final class SquareViewController: UIViewController {}
  final class StarViewController: UIViewController {}
  final class EmptyViewController: UIViewController {}
  final class SecondLevelViewController: UIViewController {}
  final class PromptViewController: UIViewController {}
  final class HomeViewController: UIViewController {}
  final class ImagesContainerViewController: UINavigationController {}

  final class RoutingRuleSupportViewController: UIViewController, ContextChecking,
    ContextAccepting
  {
    func isTarget(for name: String) -> Bool { title == name }
    func setup(with name: String) throws { title = name }
  }

  struct ProductContext {
    let productId: String
    var productURL: URL?
  }

  final class ProductViewController: UIViewController, ContextChecking, ContextAccepting {
    func isTarget(for context: ProductContext) -> Bool { title == context.productId }
    func setup(with context: ProductContext) throws { title = context.productId }
  }

  enum WishListContext: String { case favorites, collections }

  final class WishListViewController: UIViewController, ContextChecking, ContextAccepting {
    func isTarget(for context: WishListContext) -> Bool { title == context.rawValue }
    func setup(with context: WishListContext) throws { title = context.rawValue }
  }

  final class LoginViewController: UIViewController {
    var interceptorCompletionBlock: (@MainActor (RoutingResult) -> Void)?

    func loggedIn() {
      dismiss(animated: false) { [interceptorCompletionBlock] in
        interceptorCompletionBlock?(.success)
      }
    }
  }

  final class ForgotPasswordViewController: UIViewController {}

  final class CitiesTableViewController: UIViewController {
    var cityId: Int?
  }

  final class CityDetailViewController: UIViewController {}
  final class ImagesViewController: UIViewController {}
  final class InternalSearchViewController: UIViewController {}
  final class FiguresViewController: UIViewController {}
}
