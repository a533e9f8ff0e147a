import PortableUIKit
import StepRouter
import StepRouterCoordination

/// The first tab: what the shop sells, and the way to the bag.
final class HomeViewController: UIViewController {
  var catalogue = Catalogue()
  var bag: Bag?
  var navigator: AnyNavigator<GuestNavigator.Destination>?

  private let list = RowList()
  private lazy var bagItem = UIBarButtonItem("Bag") { [weak self] in
    self?.navigator?.navigate(to: .bag)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = bagItem
    view.addColumn([UILabel("Everything for tea and coffee"), list.tableView])
    list.rows = catalogue.products.map { product in
      RowList.Row(product) { [weak self] id in self?.navigator?.navigate(to: .product(id)) }
    }
    bag?.changes.observe(by: self) { [weak self] in self?.updateBag() }
    updateBag()
  }

  private func updateBag() {
    let count = bag?.count ?? 0
    bagItem.title = count == 0 ? "Bag" : "Bag (\(count))"
  }
}
