import PortableUIKit
import StepRouter

/// A list of three rows, which open further lists down to the third level.
final class ListViewController: UITableViewController {
  private static let depth = 3

  /// The tab, followed by the rows that led here.
  var path = "" {
    didSet { title = path }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    path.count < Self.depth ? 3 : 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let next = ListViewController()
    next.path = path + "\(indexPath.row)"
    navigationController?.pushViewController(next, animated: true)
  }
}

/// A page; each tab has six.
final class PageViewController: UIViewController, ContextChecking {
  var number = 0 {
    didSet { title = "Page \(number)" }
  }

  func isTarget(for context: Int) -> Bool { context == number }
}
