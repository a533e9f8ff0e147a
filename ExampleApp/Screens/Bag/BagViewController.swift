import PortableUIKit
import StepRouter
import StepRouterCoordination

/// The shopping bag, in a sheet.
final class BagViewController: UIViewController {
  var bag: Bag?
  var navigator: AnyNavigator<GuestNavigator.Destination>?
  /// Asks the customer for confirmation.
  var confirm: @MainActor () async throws -> Bool = { true }
  /// Begins the checkout; nil before iOS 17.
  var checkOut: (@MainActor () -> Void)?

  private let total = UILabel("")
  private let list = RowList()
  private lazy var checkOutButton = UIButton("Check out") { [weak self] in self?.checkOut?() }
  private lazy var emptyButton = UIButton("Empty the bag") { [weak self] in self?.empty() }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem("Close") { [weak self] in
      self?.dismiss(animated: true)
    }
    view.addColumn([list.tableView, total, checkOutButton, emptyButton])
    bag?.changes.observe(by: self) { [weak self] in self?.update() }
    update()
  }

  /// Empties the bag after a confirmation. Without an answer, the bag stays as it is.
  private func empty() {
    Task { [bag, confirm] in
      if try await confirm() { bag?.removeAll() }
    }
  }

  private func update() {
    let lines = bag?.lines ?? []
    list.rows = lines.map { line in
      RowList.Row(
        title: "\(line.count) × \(line.product.name)", detail: "\(line.product.price * line.count)"
      ) { [weak self] in self?.navigator?.navigate(to: .product(line.product.id)) }
    }
    total.text = bag.map { $0.count == 0 ? "Your bag is empty." : "Together \($0.total)" }
    checkOutButton.isHidden = lines.isEmpty || checkOut == nil
    emptyButton.isHidden = lines.isEmpty
  }
}
