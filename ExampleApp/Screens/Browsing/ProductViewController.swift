import PortableUIKit
import StepRouter
import StepRouterCoordination

/// One product, with what goes with it.
final class ProductViewController: UIViewController {
  var product: Product? {
    didSet { title = product?.name }
  }
  var related: [Product] = []
  var bag: Bag?
  var navigator: AnyNavigator<GuestNavigator.Destination>?

  private let inBag = UILabel("")
  private let list = RowList()

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let product else { return }
    view.addColumn([
      UILabel("\(product.price)"), UILabel(product.text),
      UIButton("Photos") { [weak self] in
        self?.navigator?.navigate(to: .photo(Photo(product: product.id, number: 1)))
      },
      UIButton("Add to bag") { [weak self] in self?.bag?.add(product) }, inBag,
      UILabel("Goes with it:"), list.tableView,
    ])
    list.rows = related.map { product in
      RowList.Row(product) { [weak self] id in self?.navigator?.navigate(to: .product(id)) }
    }
    bag?.changes.observe(by: self) { [weak self] in self?.updateBag() }
    updateBag()
  }

  private func updateBag() {
    let count = bag?.lines.first { $0.product == product }?.count ?? 0
    inBag.text = "\(count) in your bag"
    inBag.isHidden = count == 0
  }
}

extension ProductViewController: ContextChecking {
  func isTarget(for id: Product.ID) -> Bool { product?.id == id }
}
