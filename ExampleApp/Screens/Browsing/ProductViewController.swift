import PortableUIKit
import StepRouter
import StepRouterCoordination

/// A product, and the products that go with it.
final class ProductViewController: UIViewController {
  var product: Product? {
    didSet { title = product?.name }
  }
  var related: [Product] = []
  var bag: Bag?
  var reviews: Reviews?
  var navigator: AnyNavigator<GuestNavigator.Destination>?
  /// Asks how many of a product the customer wants.
  var askQuantity: (@MainActor (Product.ID) async throws -> Int)?

  private let inBag = UILabel("")
  private let reviewed = UILabel("")
  private let list = RowList()

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let product else { return }
    view.addColumn([
      UILabel("\(product.price)"), UILabel(product.text),
      UIButton("Photos") { [weak self] in
        self?.navigator?.navigate(to: .photo(Photo(product: product.id, number: 1)))
      },
      UIButton("Add to bag") { [weak self] in self?.bag?.add(product) },
      UIButton("Add several") { [weak self] in self?.addSeveral(of: product) }, inBag,
      UIButton("Care") { [weak self] in self?.navigator?.navigate(to: .care(product.id)) },
      UIButton("Review") { [weak self] in self?.navigator?.navigate(to: .review(product.id)) },
      reviewed, UILabel("Goes with it:"), list.tableView,
    ])
    list.rows = related.map { product in
      RowList.Row(product) { [weak self] id in self?.navigator?.navigate(to: .product(id)) }
    }
    bag?.changes.observe(by: self) { [weak self] in self?.updateBag() }
    updateBag()
    reviews?.changes.observe(by: self) { [weak self] in self?.updateReviews() }
    updateReviews()
  }

  /// Asks how many to add. Without an answer, it adds nothing.
  private func addSeveral(of product: Product) {
    guard let askQuantity else { return }
    Task { [bag] in
      let count = try await askQuantity(product.id)
      bag?.add(product, count: count)
    }
  }

  private func updateReviews() {
    let all = product.flatMap { reviews?.reviews(of: $0) } ?? []
    reviewed.text = all.map(\.description).joined(separator: "\n")
    reviewed.isHidden = all.isEmpty
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
