import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct TableUpdateTests {
  private let log = EventLog()
  private let screen = Touchscreen()
  private let table = UITableView()
  private let source: TableSource

  init() {
    source = TableSource([["a", "b", "c"]], log: log)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    screen.show(table)
    _ = log.take()
  }

  private func texts() -> [String?] {
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text }
  }

  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `an inserted row asks for its cell only`() {
    source.sections[0].insert("new", at: 1)
    table.insertRows(at: [row(1)], with: .automatic)
    #expect(texts() == ["a", "new", "b", "c"])
    #expect(log.take() == ["sections", "rows 0", "cell 0.1"])
  }

  @Test func `a deleted row gives its cell back, those below move up`() {
    let last = table.cellForRow(at: row(2))
    source.sections[0].remove(at: 0)
    table.deleteRows(at: [row(0)], with: .fade)
    #expect(texts() == ["b", "c"])
    #expect(table.cellForRow(at: row(1)) === last)
    #expect(last.flatMap(table.indexPath(for:)) == row(1))
  }

  @Test func `the selection moves with its row and goes with it`() {
    table.allowsMultipleSelection = true
    table.selectRow(at: row(0), animated: false, scrollPosition: .none)
    table.selectRow(at: row(2), animated: false, scrollPosition: .none)
    source.sections[0].remove(at: 0)
    table.deleteRows(at: [row(0)], with: .fade)
    #expect(table.indexPathsForSelectedRows == [row(1)])
  }

  @Test func `in a batch deletions count before it and insertions after it`() {
    source.sections[0] = ["x", "a", "c", "y"]
    table.performBatchUpdates {
      table.insertRows(at: [row(0), row(3)], with: .none)
      table.deleteRows(at: [row(1)], with: .none)
    }
    #expect(texts() == ["x", "a", "c", "y"])
    #expect(log.take() == ["sections", "rows 0", "cell 0.0", "cell 0.3"])
  }

  @Test func `a moved row takes its cell along`() {
    let first = table.cellForRow(at: row(0))
    source.sections[0] = ["b", "c", "a"]
    table.moveRow(at: row(0), to: row(2))
    #expect(texts() == ["b", "c", "a"])
    #expect(table.cellForRow(at: row(2)) === first)
    #expect(log.take() == ["sections", "rows 0"])
  }

  @Test func `sections come, go and move`() {
    source.sections = [["n"], ["a", "b", "c"]]
    table.insertSections([0], with: .none)
    #expect(texts() == ["n", "a", "b", "c"])
    source.sections = [["a", "b", "c"], ["n"]]
    table.moveSection(0, toSection: 1)
    #expect(texts() == ["a", "b", "c", "n"])
    source.sections = [["n"]]
    table.deleteSections([0], with: .none)
    #expect(texts() == ["n"])
  }

  @Test func `a reloaded row has its cell filled anew, a reconfigured one keeps it`() {
    let first = table.cellForRow(at: row(0))
    source.sections[0][0] = "A"
    table.reconfigureRows(at: [row(0)])
    #expect(table.cellForRow(at: row(0)) === first)
    #expect(texts() == ["A", "b", "c"])
    #expect(log.take() == ["cell 0.0"])
    source.sections[0][0] = "AA"
    table.reloadRows(at: [row(0)], with: .none)
    #expect(texts() == ["AA", "b", "c"])
    #expect(log.take() == ["sections", "rows 0", "cell 0.0"])
  }

  @Test func `the completion of a batch comes when it has been shown`() {
    table.performBatchUpdates(nil) { [log] in log("completed \($0)") }
    #expect(log.take() == ["sections", "rows 0"])
    Simulation.current.advance(by: .milliseconds(299))
    #expect(log.take() == [])
    Simulation.current.advance(by: .milliseconds(1))
    #expect(log.take() == ["completed true"])
  }

  @Test func `counts that do not fit the changes are misuse`() {
    source.sections[0].append("d")
    table.deleteRows(at: [row(0)], with: .none)
    #expect(
      Simulation.current.takeMisuses().map(\.reason) == [
        "Invalid update: invalid number of rows in section 0. "
          + "The number of rows contained in an existing section after the update (4) must be "
          + "equal to the number of rows contained in that section before the update (3), plus or "
          + "minus the number of rows inserted or deleted from that section (0 inserted, 1 "
          + "deleted) and plus or minus the number of rows moved into or out of that section (0 "
          + "moved in, 0 moved out)."
      ])
    #expect(texts() == ["a", "b", "c", "d"])
  }

  @Test func `a number of sections that does not fit is misuse`() {
    source.sections.append(["d"])
    table.insertRows(at: [row(0)], with: .none)
    #expect(
      Simulation.current.takeMisuses().map(\.reason) == [
        "Invalid update: invalid number of sections. The number of sections contained in the table "
          + "view after the update (2) must be equal to the number of sections contained in the "
          + "table view before the update (1), plus or minus the number of sections inserted or "
          + "deleted (0 inserted, 0 deleted)."
      ])
  }
}
