import PortableUIKit

/// A choice of sort orders: a popover on the Sort button, or a sheet on a narrow device.
final class SortViewController: UIViewController {
  var shelf: Shelf?

  private let list = RowList()

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = CGSize(width: 280, height: 180)
    view.addColumn([list.tableView])
    list.rows = Shelf.Sorting.allCases.map { sorting in
      RowList.Row(title: sorting.title, detail: sorting == shelf?.sorting ? "✓" : "") {
        [weak self] in
        self?.shelf?.sorting = sorting
        self?.dismiss(animated: true)
      }
    }
  }
}
