import PortableUIKit
import StepRouter
import StepRouterCoordination

/// The products of a department. Tapping a product pushes it onto this stack.
final class DepartmentViewController: UIViewController {
  var category: Product.Category? {
    didSet { title = category?.title }
  }
  var catalogue = Catalogue()
  var navigator: AnyNavigator<GuestNavigator.Destination>?

  private let list = RowList()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addColumn([list.tableView])
    list.rows = catalogue.products.filter { $0.category == category }.map { product in
      RowList.Row(product) { [weak self] id in self?.navigator?.navigate(to: .productHere(id)) }
    }
  }
}

extension DepartmentViewController: ContextChecking {
  func isTarget(for category: Product.Category) -> Bool { self.category == category }
}
