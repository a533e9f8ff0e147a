import PortableUIKit
import StepRouterExplorer
import Testing

/// A pull to refresh must not show all rows twice.
@MainActor
@Suite(.headlessOnly) struct RowsRepeatedTests {
  private func problems(
    _ habit: RefreshedList.Habit, allowing allowed: [AllowedFault] = []
  ) async -> [Problem] {
    let explorer = PlainApp.explorer { app in
      app.allowed = allowed
      app.pushes {
        let list = RefreshedList(style: .plain)
        list.title = "Mail"
        list.habit = habit
        return list
      }
    }
    let moves: [UserMove] = [.tap("Open"), .pullToRefresh("UITableView")]
    return await explorer.replay(moves).findings.flatMap(\.trial.problems)
  }

  @Test(
    "A list that adds the rows to those that are there is a fault",
    arguments: [RefreshedList.Habit.appends, .appendsWithNews])
  func repeated(_ habit: RefreshedList.Habit) async {
    #expect(
      await problems(habit) == [
        Problem(
          .rowsRepeated,
          "RefreshedList “Mail” shows each of its rows twice as often since the user has pulled to "
            + "refresh. Replace the rows instead of adding to them, or allow it with “allows: "
            + "[.rowsRepeated.only(\"RefreshedList\")]”.")
      ])
  }

  @Test(
    "One that replaces them is none, nor one with more rows, with a row that comes twice, or empty",
    arguments: [RefreshedList.Habit.replaces, .grows, .repeatsOne, .single, .empties])
  func sibling(_ habit: RefreshedList.Habit) async {
    #expect(await problems(habit) == [])
  }

  @Test("An app allows it")
  func allowed() async {
    #expect(await problems(.appends, allowing: [.rowsRepeated.only("Mail")]) == [])
  }
}

final class RefreshedList: UITableViewController {
  enum Habit: Sendable {
    case appends, appendsWithNews, replaces, grows, repeatsOne, single, empties
  }

  var habit = Habit.replaces
  private var rows = ["Tea", "Milk"]

  override func viewDidLoad() {
    super.viewDidLoad()
    if habit == .single { rows = ["Tick"] }
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
  }

  private func refresh() {
    switch habit {
    case .appends: rows += rows
    case .appendsWithNews: rows = ["Sugar"] + rows + rows
    case .replaces: rows = ["Tea", "Milk"]
    case .grows: rows += ["Sugar", "Bread"]
    case .repeatsOne: rows.append("Tea")
    case .single: rows.append("Tick")
    case .empties: rows = []
    }
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
}
