// swift-format-ignore-file
import PortableUIKit
import StepRouter

// The app that the samples use. It is only type-checked, together with them.

final class HomeViewController: UIViewController {}
final class BagViewController: UIViewController {}
final class AccountViewController: UIViewController {}
final class ProductViewController: UIViewController, ContextChecking, ContextAccepting {
  var id = 0
  func isTarget(for id: Int) -> Bool { self.id == id }
  func setup(with id: Int) { self.id = id }
}
final class ShopStack: UINavigationController {}
struct LoginCancelled: Error {}
@MainActor func log(_ text: String) {}
