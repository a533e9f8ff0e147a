import PortableUIKit
import StepRouter
import StepRouterCoordination

/// The customer's orders, visible only after a login.
final class OrdersViewController: UIViewController {
  var orders: Orders?
  var catalogue = Catalogue()
  var navigator: AnyNavigator<GuestNavigator.Destination>?

  private let list = RowList()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addColumn([list.tableView])
    orders?.changes.observe(by: self) { [weak self] in self?.update() }
    update()
  }

  private func update() {
    list.rows = (orders?.known ?? []).flatMap { order in
      order.products.compactMap { try? catalogue.product($0) }.map { product in
        RowList.Row(title: product.name, detail: "order \(order.number)") { [weak self] in
          self?.navigator?.navigate(to: .product(product.id))
        }
      }
    }
  }
}
