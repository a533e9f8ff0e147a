#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer
import Testing

/// What an action of a row does must be for that row.
@MainActor
@Suite struct WrongRowTests {
  private func exploration(
    _ habit: ActingList.Habit, allowing allowed: [AllowedFault] = []
  ) async -> Exploration {
    await PlainApp.explorer { app in
      app.allowed = allowed
      app.pushes("List") { [weak stack = app.stack] in
        let list = ActingList(style: .plain)
        list.habit = habit
        list.onRow = { stack?.pushViewController(ShopHelp($0), animated: true) }
        return list
      }
    }.run(depth: 2)
  }

  @Test("In a context menu: told once, with the rows")
  func menu() async {
    let exploration = await exploration(.opensFirst)
    #expect(
      exploration.findings.map(\.description) == [
        """
        ActingList, “Open”: after ‘Tap “List”’
          wrongRow: ActingList, “Open” of the row “Milk” leads where the row “Tea” leads. Let it act \
        on the row that the user touches, or allow it with “allows: [.wrongRow.only("Open")]”.
          again: expectNothingWrong(await explorer.run(depth: 2), reporter: .swiftTesting)
        """
      ])
    #expect(exploration.faults.map(\.description) == ["ActingList, “Open” acts on another row"])
  }

  @Test("Behind a swipe")
  func swipe() async {
    let exploration = await exploration(.swipesFirst)
    #expect(
      exploration.faults.map(\.description) == ["ActingList, “Show” acts on another row"])
  }

  @Test(
    "One that opens its row is none, nor one that leads to the same place from each row",
    arguments: [ActingList.Habit.opens, .leadsElsewhere, .staysHere, .rowsOpenTheSame])
  func sibling(_ habit: ActingList.Habit) async {
    #expect(await exploration(habit).findings.map(\.description) == [])
  }

  @Test("An app allows it")
  func allowed() async {
    #expect(await exploration(.opensFirst, allowing: [.wrongRow.only("Open")]).isFaultless)
  }
}

final class ActingList: UITableViewController {
  enum Habit: Sendable {
    case opens, opensFirst, swipesFirst, leadsElsewhere, staysHere, rowsOpenTheSame
  }

  var habit = Habit.opens
  var onRow: (String) -> Void = { _ in }
  private let rows = ["Tea", "Milk"]

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

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onRow(habit == .rowsOpenTheSame ? rows[0] : rows[indexPath.row])
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [UIAction(title: "Open") { _ in self?.open(indexPath.row) }])
    })
  }

  private func open(_ row: Int) {
    switch habit {
    case .opensFirst, .rowsOpenTheSame: onRow(rows[0])
    case .leadsElsewhere: onRow("All")
    case .staysHere: break
    default: onRow(rows[row])
    }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let show = UIContextualAction(style: .normal, title: "Show") { [weak self] _, _, done in
      guard let self else { return }
      onRow(rows[habit == .swipesFirst ? 0 : indexPath.row])
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [show])
  }
}
#endif
