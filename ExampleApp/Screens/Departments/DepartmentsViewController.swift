import PortableUIKit
import StepRouter
import StepRouterCoordination

/// The fourth tab: the departments, each leading to its products.
final class DepartmentsViewController: UIViewController {
  var navigator: AnyNavigator<GuestNavigator.Destination>?

  private let list = RowList()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addColumn([list.tableView])
    list.rows = Product.Category.allCases.map { category in
      RowList.Row(title: category.title, detail: "") { [weak self] in
        self?.navigator?.navigate(to: .department(category))
      }
    }
  }
}
