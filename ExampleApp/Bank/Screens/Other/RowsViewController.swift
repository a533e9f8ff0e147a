import PortableUIKit

/// A list whose rows run an action when the user taps them.
package class RowsViewController: UITableViewController {
  struct Row {
    let title: String
    var action: @MainActor () -> Void = {}
  }

  var rows: [Row] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

  override package func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    fill()
  }

  /// Sets the title and the rows to their current content. Subclasses override it.
  func fill() {}

  override package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
    -> Int
  {
    rows.count
  }

  override package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row].title
    return cell
  }

  override package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    rows[indexPath.row].action()
  }
}
