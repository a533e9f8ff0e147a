#if !canImport(UIKit)
import PortableUIKit
import Testing

/// The order of calls when the user swipes a row (V26), on a headless device: nobody can swipe a
/// simulator.
@MainActor @Suite(.simulated) struct RowEditTests {
  private let log = EventLog()

  @Test func `V26: of two actions with one title, the user taps the first`() {
    let list = EditedList(log)
    list.pins = ["pin above", "pin below"]
    let screen = Touchscreen(list)
    let row = IndexPath(row: 0, section: 0)
    #expect(screen.user.chooseSwipeAction("Pin", onRowAt: row, in: list.tableView, leading: true))
    #expect(log.take() == ["begin 0", "pin above", "end 0"])
  }

  @Test func `V26: a swipe begins and ends the editing of its row, the control doesn't`() {
    let list = EditedList(log)
    let screen = Touchscreen(list)
    let row = IndexPath(row: 0, section: 0)
    #expect(screen.user.chooseSwipeAction("Pin", onRowAt: row, in: list.tableView, leading: true))
    #expect(log.take() == ["begin 0", "pin", "end 0"])
    screen.user.commitEditing(ofRowAt: row, in: list.tableView)
    #expect(log.take() == ["begin 0", "delete 0", "end nothing"])
    list.tableView.isEditing = true
    list.rows = 1
    list.tableView.reloadData()
    screen.user.commitEditing(ofRowAt: row, in: list.tableView)
    #expect(log.take() == ["delete 0"])
  }
}

private final class EditedList: UITableViewController {
  var rows = 1
  /// What each action titled “Pin” notes.
  var pins = ["pin"]
  private var log = EventLog()

  convenience init(_ log: EventLog) {
    self.init(style: .plain)
    self.log = log
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log("begin \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log("end \(indexPath.map { "\($0.row)" } ?? "nothing")")
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(
      actions: pins.map { pin in
        UIContextualAction(style: .normal, title: "Pin") { [log] _, _, done in
          log(pin)
          done(true)
        }
      })
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log("delete \(indexPath.row)")
    rows -= 1
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
#endif
