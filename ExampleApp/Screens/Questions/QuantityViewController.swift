import PortableUIKit
import StepRouter

/// Asks for a quantity of a product and returns the number as its result. The caller decides what
/// to do with it.
final class QuantityViewController: UIViewController, ResultReturning {
  typealias ReturnedResult = Int

  var product: Product?

  private let list = RowList()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem("Cancel") { [weak self] in
      self?.dismiss(animated: true)
    }
    view.addColumn([UILabel(product?.name ?? ""), list.tableView])
    list.rows = [2, 4, 6, 12].map { count in
      let price = product.map { "\($0.price * count)" } ?? ""
      return RowList.Row(title: "\(count) of them", detail: price) { [weak self] in
        self?.returnResult(count)
      }
    }
  }
}

extension QuantityViewController: ContextChecking {
  func isTarget(for id: Product.ID) -> Bool { product?.id == id }
}
