import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private let log = EventLog()
  private let screen = Touchscreen()
  private let table = UITableView()
  private let source: UITableViewDiffableDataSource<String, Int>

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    source = UITableViewDiffableDataSource(tableView: table) { [log] table, indexPath, item in
      log("cell \(item)")
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    screen.show(table)
  }

  private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func texts() -> [String?] {
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text }
  }

  @Test func `the first snapshot fills the table`() {
    #expect(table.dataSource === source)
    source.apply(snapshot(("A", [1, 2]), ("B", [3])))
    #expect(texts() == ["1", "2", "3"])
    #expect(log.take() == ["cell 1", "cell 2", "cell 3"])
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3)
    #expect(source.indexPath(for: 2) == IndexPath(row: 1, section: 0))
    #expect(source.sectionIdentifier(for: 1) == "B")
  }

  @Test func `another snapshot asks for the cells of new items only`() {
    source.apply(snapshot(("A", [1, 2, 3])))
    _ = texts()
    _ = log.take()
    source.apply(snapshot(("A", [4, 1, 3])))
    #expect(texts() == ["4", "1", "3"])
    #expect(log.take() == ["cell 4"])
  }

  @Test func `an item that moves takes its cell along, also to another section`() {
    source.apply(snapshot(("A", [1, 2, 3]), ("B", [4])))
    _ = texts()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    _ = log.take()
    source.apply(snapshot(("A", [3, 2]), ("B", [4, 1])))
    #expect(texts() == ["3", "2", "4", "1"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 1)) === cell)
    #expect(log.take() == [])
  }

  @Test func `sections come, go and change places`() {
    source.apply(snapshot(("A", [1]), ("B", [2]), ("C", [3])))
    _ = texts()
    _ = log.take()
    source.apply(snapshot(("C", [3]), ("D", [4]), ("A", [1, 2])))
    #expect(texts() == ["3", "4", "1", "2"])
    #expect(log.take() == ["cell 4"])
  }

  @Test func `the selection stays with its item`() {
    source.apply(snapshot(("A", [1, 2, 3])))
    screen.user.selectRow(at: IndexPath(row: 2, section: 0), in: table)
    source.apply(snapshot(("A", [3, 2])))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    source.apply(snapshot(("A", [2])))
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `reloaded items are made anew, reconfigured ones keep their cells`() {
    source.apply(snapshot(("A", [1, 2])))
    _ = texts()
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    _ = log.take()
    var next = source.snapshot()
    next.reloadItems([1])
    next.reconfigureItems([2])
    source.apply(next)
    #expect(texts() == ["1", "2"])
    #expect(log.take() == ["cell 2", "cell 1"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    #expect(source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test func `the completion comes when the change has been shown`() {
    source.apply(snapshot(("A", [1]))) { [log] in log("completed") }
    #expect(log.take() == [])
    Simulation.current.runUntilIdle()
    #expect(log.take() == ["cell 1", "completed"])
  }

  @Test func `snapshots are changed by identifier`() {
    var list = snapshot(("A", [1, 2]), ("B", [3]))
    list.insertItems([9], afterItem: 1)
    list.moveItem(3, beforeItem: 1)
    list.insertSections(["Z"], beforeSection: "A")
    list.moveSection("B", beforeSection: "Z")
    list.deleteItems([2])
    #expect(list.sectionIdentifiers == ["B", "Z", "A"])
    #expect(list.itemIdentifiers(inSection: "A") == [3, 1, 9])
    #expect(list.itemIdentifiers(inSection: "B") == [])
    #expect(list.sectionIdentifier(containingItem: 9) == "A")
    #expect(list.numberOfItems == 3)
    #expect(list.indexOfItem(9) == 2)
  }

  @Test func `a snapshot's sections and items can be put anywhere`() {
    var list = snapshot(("A", [1, 2]), ("B", [3]))
    list.insertSections(["C"], afterSection: "A")
    list.appendItems([4, 5], toSection: "C")
    list.insertItems([6], beforeItem: 5)
    list.moveItem(1, afterItem: 4)
    list.moveSection("A", afterSection: "B")
    #expect(list.sectionIdentifiers == ["C", "B", "A"])
    #expect(list.itemIdentifiers == [4, 1, 6, 5, 3, 2])
    list.deleteSections(["C"])
    #expect(list.itemIdentifiers == [3, 2])
    #expect(list.indexOfSection("A") == 1)
    #expect(list.numberOfItems(inSection: "B") == 1)
    list.deleteAllItems()
    #expect(list.numberOfSections == 0)
  }

  @Test func `a subclass gives titles and edits`() {
    let titled = TitledSource(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    titled.apply(snapshot(("A", [1, 2])), animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Section A")
    screen.user.commitEditing(ofRowAt: IndexPath(row: 0, section: 0), in: table)
    #expect(titled.snapshot().itemIdentifiers == [2])
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 1)
  }

  @Test func `a snapshot can be shown by a reload`() {
    source.applySnapshotUsingReloadData(snapshot(("A", [1])))
    #expect(texts() == ["1"])
    _ = log.take()
    source.applySnapshotUsingReloadData(snapshot(("A", [1])))
    #expect(texts() == ["1"])
    #expect(log.take() == ["cell 1"])
  }

  @Test func `any two snapshots lead from one to the other`() {
    var random = SeededGenerator(state: 7)
    func randomSnapshot() -> Snapshot {
      var snapshot = Snapshot()
      var items = Array(0..<12).shuffled(using: &random)
      for section in ["A", "B", "C", "D"].shuffled(using: &random) where Bool.random(using: &random)
      {
        snapshot.appendSections([section])
        let count = Int.random(in: 0...items.count, using: &random)
        snapshot.appendItems(Array(items.prefix(count)))
        items.removeFirst(count)
      }
      return snapshot
    }
    for _ in 0..<300 {
      let next = randomSnapshot()
      source.apply(next)
      #expect(texts() == next.itemIdentifiers.map { "\($0)" })
    }
  }
}

/// A diffable data source with headers and deletions, as apps write one.
private final class TitledSource: UITableViewDiffableDataSource<String, Int> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section).map { "Section \($0)" }
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
    var next = snapshot()
    next.deleteItems([item])
    apply(next)
  }
}

/// Draws the same numbers in every run.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 33
  }
}
