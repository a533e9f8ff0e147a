import PortableUIKit
import StepRouter
import StepRouterCoordination

/// The first tab: the products, with buttons for the categories, the sort order and the bag.
final class HomeViewController: UIViewController {
  var catalogue = Catalogue()
  var bag: Bag?
  var shelf: Shelf?
  var navigator: AnyNavigator<GuestNavigator.Destination>?

  private let heading = UILabel("")
  private let list = RowList()
  private(set) lazy var sortItem = UIBarButtonItem("Sort") { [weak self] in
    self?.navigator?.navigate(to: .sort)
  }
  private lazy var bagItem = UIBarButtonItem("Bag") { [weak self] in
    self?.navigator?.navigate(to: .bag)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem("Categories") { [weak self] in
      self?.navigator?.navigate(to: .categories)
    }
    bagItem.accessibilityIdentifier = "Bag"
    navigationItem.rightBarButtonItems = [bagItem, sortItem]
    view.addColumn([heading, list.tableView])
    shelf?.changes.observe(by: self) { [weak self] in self?.updateShelf() }
    updateShelf()
    bag?.changes.observe(by: self) { [weak self] in self?.updateBag() }
    updateBag()
  }

  private func updateShelf() {
    heading.text = shelf?.category?.title ?? "Everything for tea and coffee"
    list.rows = (shelf?.products(of: catalogue) ?? []).map { product in
      RowList.Row(product) { [weak self] id in self?.navigator?.navigate(to: .product(id)) }
    }
  }

  private func updateBag() {
    let count = bag?.count ?? 0
    bagItem.title = count == 0 ? "Bag" : "Bag (\(count))"
  }
}
