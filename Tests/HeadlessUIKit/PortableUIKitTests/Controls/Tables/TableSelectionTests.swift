import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct TableSelectionTests {
  private let log = EventLog()
  private let screen = Touchscreen()
  private let table = UITableView()
  private let source: TableSource
  private let first = IndexPath(row: 0, section: 0)
  private let second = IndexPath(row: 1, section: 0)

  init() {
    source = TableSource([["a", "b", "c"]], log: log)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    screen.show(table)
    _ = log.take()
  }

  @Test func `a tap highlights, asks, selects and tells`() {
    #expect(screen.user.selectRow(at: first, in: table))
    #expect(
      log.take() == [
        "shouldHighlight 0.0", "didHighlight 0.0", "didUnhighlight 0.0", "willSelect 0.0",
        "didSelect 0.0",
      ])
    #expect(table.indexPathForSelectedRow == first)
    #expect(table.cellForRow(at: first)?.isSelected == true)
  }

  @Test func `the row selected before is deselected in between`() {
    screen.user.selectRow(at: first, in: table)
    _ = log.take()
    screen.user.selectRow(at: second, in: table)
    #expect(
      log.take().dropFirst(3) == [
        "willSelect 0.1", "willDeselect 0.0", "didDeselect 0.0", "didSelect 0.1",
      ])
    #expect(table.indexPathsForSelectedRows == [second])
    #expect(table.cellForRow(at: first)?.isSelected == false)
  }

  @Test func `a tap on the selected row selects it again`() {
    screen.user.selectRow(at: first, in: table)
    _ = log.take()
    screen.user.selectRow(at: first, in: table)
    #expect(log.take().dropFirst(3) == ["willSelect 0.0", "didSelect 0.0"])
  }

  @Test func `a refused highlight ends the touch`() {
    source.refusesHighlight = [first]
    screen.user.selectRow(at: first, in: table)
    #expect(log.take() == ["shouldHighlight 0.0"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `a refused selection selects nothing and keeps what was selected`() {
    screen.user.selectRow(at: second, in: table)
    _ = log.take()
    source.refusesSelection = [first]
    screen.user.selectRow(at: first, in: table)
    #expect(log.take().dropFirst(3) == ["willSelect 0.0"])
    #expect(table.indexPathForSelectedRow == second)
  }

  @Test func `the delegate may have another row selected`() {
    source.redirects = [first: second]
    screen.user.selectRow(at: first, in: table)
    #expect(log.take().dropFirst(3) == ["willSelect 0.0", "didSelect 0.1"])
    #expect(table.indexPathForSelectedRow == second)
  }

  @Test func `with multiple selection a tap adds a row, a second one takes it out`() {
    table.allowsMultipleSelection = true
    screen.user.selectRow(at: first, in: table)
    screen.user.selectRow(at: second, in: table)
    #expect(table.indexPathsForSelectedRows == [first, second])
    _ = log.take()
    screen.user.selectRow(at: first, in: table)
    #expect(log.take().dropFirst(3) == ["willDeselect 0.0", "didDeselect 0.0"])
    #expect(table.indexPathsForSelectedRows == [second])
  }

  @Test func `a table without selection, or in editing, takes no selecting touch`() {
    table.allowsSelection = false
    screen.user.selectRow(at: first, in: table)
    table.allowsSelection = true
    table.setEditing(true, animated: false)
    screen.user.selectRow(at: first, in: table)
    #expect(log.take() == [])
    table.allowsSelectionDuringEditing = true
    screen.user.selectRow(at: first, in: table)
    #expect(log.take().last == "didSelect 0.0")
  }

  @Test func `a table forgets its selection when editing begins, and tells nobody`() {
    table.selectRow(at: first, animated: false, scrollPosition: .none)
    table.setEditing(true, animated: false)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.cellForRow(at: first)?.isSelected == false)
    #expect(log.take() == [])
  }

  @Test func `selecting from code neither asks nor tells`() {
    table.selectRow(at: first, animated: false, scrollPosition: .none)
    table.selectRow(at: second, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [second])
    table.deselectRow(at: second, animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(log.take() == [])
  }

  @Test func `a reload forgets the selection`() {
    screen.user.selectRow(at: first, in: table)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.cellForRow(at: first)?.isSelected == false)
  }

  @Test func `the user scrolls to a row out of sight before touching it`() {
    source.sections = [(0..<100).map(String.init)]
    table.reloadData()
    let far = IndexPath(row: 80, section: 0)
    #expect(screen.user.selectRow(at: far, in: table))
    #expect(table.cellForRow(at: far)?.isSelected == true)
    #expect(log.take().last == "didSelect 0.80")
  }

  @Test func `a selected row that comes back into sight has a selected cell`() {
    source.sections = [(0..<100).map(String.init)]
    table.reloadData()
    screen.window.layoutIfNeeded()
    screen.user.selectRow(at: first, in: table)
    table.scrollToRow(at: IndexPath(row: 80, section: 0), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: first) == nil)
    #expect(!table.visibleCells.contains { $0.isSelected })
    table.scrollToRow(at: first, at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: first)?.isSelected == true)
    #expect(table.cellForRow(at: second)?.isSelected == false)
  }

  @Test func `there is nothing to touch where there is no row`() {
    #expect(!screen.user.selectRow(at: IndexPath(row: 3, section: 0), in: table))
    #expect(!screen.user.selectRow(at: IndexPath(row: 0, section: 1), in: table))
    #expect(log.take() == [])
  }
}
