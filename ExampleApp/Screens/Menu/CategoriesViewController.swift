import ExampleDrawer
import PortableUIKit
import StepRouter
import StepRouterCoordination

/// The menu in the drawer: the categories of products.
final class CategoriesViewController: UIViewController {
  var shelf: Shelf?
  var navigator: AnyNavigator<GuestNavigator.Destination>?

  private let list = RowList()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addColumn([
      UIButton("Close") { [weak self] in
        (self?.parent as? DrawerViewController)?.setOpen(false, animated: true)
      },
      list.tableView,
    ])
    list.rows =
      [row("Everything", nil)] + Product.Category.allCases.map { row($0.title, $0) }
  }

  private func row(_ title: String, _ category: Product.Category?) -> RowList.Row {
    RowList.Row(title: title, detail: "") { [weak self] in
      self?.shelf?.category = category
      self?.navigator?.navigate(to: .home)
    }
  }
}
