import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct TableControllerTests {
  private let log = EventLog()

  @Test func `the table is the view, with the controller as data source and delegate`() {
    let list = ListController(log)
    #expect(!list.isViewLoaded)
    #expect(list.tableView === list.view)
    #expect(list.tableView.dataSource === list)
    #expect(list.tableView.delegate === list)
    #expect(list.tableView.style == .insetGrouped)
    #expect(UITableViewController().tableView.style == .plain)
  }

  @Test func `rows are shown when the view appears, and a tap reaches the controller`() {
    let list = ListController(log)
    let screen = Touchscreen(UINavigationController(rootViewController: list))
    #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == ["one", "two"])
    screen.user.selectRow(at: IndexPath(row: 1, section: 0), in: list.tableView)
    #expect(log.take() == ["selected two"])
  }

  @Test func `what was selected is deselected when the view comes back`() {
    let list = ListController(log)
    let navigation = UINavigationController(rootViewController: list)
    let screen = Touchscreen(navigation)
    screen.user.selectRow(at: IndexPath(row: 0, section: 0), in: list.tableView)
    navigation.pushViewController(UIViewController(), animated: false)
    Simulation.current.runUntilIdle()
    #expect(list.tableView.indexPathForSelectedRow != nil)
    navigation.popViewController(animated: false)
    Simulation.current.runUntilIdle()
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `unless it is to stay selected`() {
    let list = ListController(log)
    list.clearsSelectionOnViewWillAppear = false
    let navigation = UINavigationController(rootViewController: list)
    let screen = Touchscreen(navigation)
    screen.user.selectRow(at: IndexPath(row: 0, section: 0), in: list.tableView)
    navigation.pushViewController(UIViewController(), animated: false)
    Simulation.current.runUntilIdle()
    navigation.popViewController(animated: false)
    Simulation.current.runUntilIdle()
    #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test func `the edit button puts the table in editing, where a row can be deleted`() {
    let list = ListController(log)
    list.navigationItem.rightBarButtonItem = list.editButtonItem
    let screen = Touchscreen(UINavigationController(rootViewController: list))
    screen.user.tap(list.editButtonItem)
    #expect(list.isEditing && list.tableView.isEditing)
    #expect(list.tableView.visibleCells.map(\.isEditing) == [true, true])
    screen.user.commitEditing(ofRowAt: IndexPath(row: 0, section: 0), in: list.tableView)
    #expect(log.take() == ["deleted one"])
    list.tableView.layoutIfNeeded()
    #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == ["two"])
  }

  @Test func `a row that may not be edited is not deleted`() {
    let list = ListController(log)
    list.isLocked = true
    let screen = Touchscreen(list)
    screen.user.commitEditing(ofRowAt: IndexPath(row: 0, section: 0), in: list.tableView)
    screen.user.chooseSwipeAction(
      "Archive", onRowAt: IndexPath(row: 0, section: 0), in: list.tableView)
    #expect(log.take() == [])
  }

  @Test func `a swipe offers the row's actions`() {
    let list = ListController(log)
    let screen = Touchscreen(list)
    let row = IndexPath(row: 1, section: 0)
    #expect(screen.user.chooseSwipeAction("Archive", onRowAt: row, in: list.tableView))
    #expect(!screen.user.chooseSwipeAction("Share", onRowAt: row, in: list.tableView))
    #expect(
      !screen.user.chooseSwipeAction("Archive", onRowAt: row, in: list.tableView, leading: true))
    #expect(log.take() == ["archived two"])
  }

  @Test func `a long press on a row offers its menu`() {
    let list = ListController(log)
    let screen = Touchscreen(list)
    let row = IndexPath(row: 1, section: 0)
    #expect(screen.user.chooseMenuAction("Copy", onRowAt: row, in: list.tableView))
    #expect(!screen.user.chooseMenuAction("Paste", onRowAt: row, in: list.tableView))
    #expect(log.take() == ["copied two"])
  }

  @Test func `an accessory is tapped where it is a button`() {
    let list = ListController(log)
    let screen = Touchscreen(list)
    screen.user.tapAccessory(ofRowAt: IndexPath(row: 0, section: 0), in: list.tableView)
    screen.user.tapAccessory(ofRowAt: IndexPath(row: 1, section: 0), in: list.tableView)
    #expect(log.take() == ["accessory of two"])
  }
}

private final class ListController: UITableViewController {
  var isLocked = false
  private var titles = ["one", "two"]
  private var log = EventLog()

  convenience init(_ log: EventLog) {
    self.init(style: .insetGrouped)
    self.log = log
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = titles[indexPath.row]
    cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : .detailButton
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log("selected \(titles[indexPath.row])")
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    log("accessory of \(titles[indexPath.row])")
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !isLocked
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    log("deleted \(titles.remove(at: indexPath.row))")
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let archive = UIContextualAction(style: .normal, title: "Archive") { [weak self] _, _, done in
      guard let self else { return done(false) }
      log("archived \(titles[indexPath.row])")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [archive])
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      let copy = UIAction(title: "Copy") { _ in
        guard let self else { return }
        self.log("copied \(self.titles[indexPath.row])")
      }
      return UIMenu(children: [copy])
    }
  }
}
