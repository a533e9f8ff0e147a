#if !canImport(UIKit)
/// The stack behind More: the list of tabs that don't fit in the bar, and one of them above it.
final class UIMoreNavigationController: UINavigationController {
  weak var tabs: UITabBarController?
  private(set) var list: UIMoreListController?

  /// The view controller above the list; nil if there's only the list.
  var content: UIViewController? {
    guard childList.count > 1, childList.first === list else { return nil }
    return childList[1]
  }

  /// Makes the list the bottom of the stack.
  func prepare() {
    guard list == nil || childList.first !== list else { return }
    let made = UIMoreListController(style: .plain)
    made.title = "More"
    made.tabs = tabs
    list = made
    replaceStack(with: [made], animated: false)
  }

  override func containerWillLose(_ child: UIViewController) {
    super.containerWillLose(child)
    tabs?.forgetTail(child)
  }

  override func containerHasReleased(_ child: UIViewController) {
    tabs?.takeBack(child)
  }
}

/// The list of tabs behind More.
final class UIMoreListController: UITableViewController {
  weak var tabs: UITabBarController?

  func reload() {
    if isViewLoaded { tableView?.reloadData() }
  }

  private var entries: [BarEntry] { tabs?.tail ?? [] }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if entries.indices.contains(indexPath.row) {
      cell.textLabel?.text = tabs?.item(of: entries[indexPath.row])?.title
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard entries.indices.contains(indexPath.row) else { return }
    tabs?.receiveTap(onRow: entries[indexPath.row])
  }
}
#endif
