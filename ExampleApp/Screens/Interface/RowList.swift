import PortableUIKit

/// A table whose rows have a title, a detail and an action.
@MainActor
final class RowList: NSObject {
  struct Row {
    let title: String
    let detail: String
    let action: @MainActor () -> Void
  }

  private(set) lazy var tableView: UITableView = {
    let tableView = RowTableView(frame: .zero, style: .plain)
    tableView.isScrollEnabled = false
    tableView.dataSource = self
    tableView.delegate = self
    return tableView
  }()
  var rows: [Row] = [] {
    didSet { tableView.reloadData() }
  }
}

extension RowList: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row].title
    content.secondaryText = rows[indexPath.row].detail
    cell.contentConfiguration = content
    cell.accessibilityIdentifier = rows[indexPath.row].title
    return cell
  }
}

extension RowList: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    rows[indexPath.row].action()
  }
}

/// A table as tall as its rows, for a column that scrolls as a whole.
private final class RowTableView: UITableView {
  override var contentSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }
}

extension RowList.Row {
  @MainActor
  init(_ product: Product, action: @escaping @MainActor (Product.ID) -> Void) {
    self.init(title: product.name, detail: "\(product.price)") { action(product.id) }
  }
}
