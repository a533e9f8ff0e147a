import PortableUIKit

/// Asks how to deliver an order.
@available(iOS 17.0, *)
final class DeliveryViewController: UIViewController {
  var checkout: Checkout?

  private let list = RowList()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addColumn([UILabel("How should we deliver?"), list.tableView])
    list.rows = Delivery.allCases.map { delivery in
      RowList.Row(title: delivery.title, detail: "\(delivery.price)") { [weak self] in
        self?.checkout?.choose(delivery)
      }
    }
  }
}
