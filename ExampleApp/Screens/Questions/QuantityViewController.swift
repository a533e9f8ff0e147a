import PortableUIKit
import StepRouter

/// Asks how many of a product it shall be, and answers with the number. What becomes of it is the
/// business of whoever asks.
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
