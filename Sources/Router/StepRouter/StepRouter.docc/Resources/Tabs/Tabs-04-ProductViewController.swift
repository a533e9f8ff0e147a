import PortableUIKit
import StepRouter

final class ProductViewController: UIViewController {
  private var id = 0
}

extension ProductViewController: ContextAccepting, ContextChecking {
  func setup(with id: Int) {
    self.id = id
    title = "Product \(id)"
  }

  func isTarget(for id: Int) -> Bool { self.id == id }
}
