import PortableUIKit
import StepRouter

// The app that the samples use. They are compiled together with it, and only by the tests.

final class ProductViewController: UIViewController {}
final class HomeViewController: UIViewController {}
final class ShopNavigation: UINavigationController {}

typealias ProductFinder = ClassFinder<ProductViewController, Int>

struct ProductFactory: Factory {
  func build(with id: Int) throws -> ProductViewController { ProductViewController() }
}

/// An action of the app's own, for one class of host.
struct ShowInStack: Action {
  func perform(
    with viewController: UIViewController, on host: UINavigationController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.success)
  }
}

/// An interceptor that wants to know the product.
struct StockInterceptor: RoutingInterceptor {
  func perform(with id: Int, completion: @escaping @MainActor (RoutingResult) -> Void) {
    completion(.success)
  }
}

/// An interceptor that wants to know a name.
struct NameInterceptor: RoutingInterceptor {
  func perform(with name: String, completion: @escaping @MainActor (RoutingResult) -> Void) {
    completion(.success)
  }
}
