#if !canImport(UIKit)
/// A batch of changes to a table's sections and rows. Deletions and reloads use index paths from
/// before the batch, insertions index paths from after it, regardless of the order of the calls.
struct BatchUpdate {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var movedRows: [IndexPath: IndexPath] = [:]
  var deletedSections: IndexSet = []
  var insertedSections: IndexSet = []
  var reloadedSections: IndexSet = []
  var movedSections: [Int: Int] = [:]

  /// Returns the section's index after the update, or nil if the section is gone.
  func newSection(of section: Int) -> Int? {
    if let target = movedSections[section] { return target }
    guard !deletedSections.contains(section) else { return nil }
    let leaving = deletedSections.union(IndexSet(movedSections.keys))
    let arriving = insertedSections.union(IndexSet(movedSections.values))
    return slot(section - leaving.count(in: 0..<section), skipping: arriving)
  }

  /// Returns the row's index path after the update, or nil if the row is gone or reloads.
  func newPlace(of row: IndexPath) -> IndexPath? {
    if let target = movedRows[row] { return target }
    let isGone = deletedRows.contains(row) || reloadedRows.contains(row)
    guard !isGone, !reloadedSections.contains(row.section) else { return nil }
    guard let section = newSection(of: row.section) else { return nil }
    let before = leavingRows(of: row.section).count(in: 0..<row.row)
    let place = slot(row.row - before, skipping: arrivingRows(of: section))
    return IndexPath(row: place, section: section)
  }

  func leavingRows(of section: Int) -> IndexSet {
    rows(of: section, in: deletedRows).union(rows(of: section, in: movedRows.keys))
  }

  func arrivingRows(of section: Int) -> IndexSet {
    rows(of: section, in: insertedRows).union(rows(of: section, in: movedRows.values))
  }

  func rows(of section: Int, in paths: some Sequence<IndexPath>) -> IndexSet {
    IndexSet(paths.filter { $0.section == section }.map(\.row))
  }

  /// Returns the index with this rank, not counting skipped ones.
  private func slot(_ rank: Int, skipping taken: IndexSet) -> Int {
    taken.reduce(rank) { place, skipped in skipped <= place ? place + 1 : place }
  }
}

extension BatchUpdate {
  /// Returns UIKit's message if the data source's counts don't match the update, or nil if they do.
  func fault(before: [Int], after: [Int]) -> String? {
    sectionFault(before: before.count, after: after.count)
      ?? before.indices.lazy.compactMap { rowFault(in: $0, before: before, after: after) }.first
  }

  private func sectionFault(before: Int, after: Int) -> String? {
    let (inserted, deleted) = (insertedSections.count, deletedSections.count)
    guard after != before + inserted - deleted else { return nil }
    return "Invalid update: invalid number of sections. The number of sections contained in the "
      + "table view after the update (\(after)) must be equal to the number of sections contained "
      + "in the table view before the update (\(before)), plus or minus the number of sections "
      + "inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
  }

  private func rowFault(in section: Int, before: [Int], after: [Int]) -> String? {
    guard !reloadedSections.contains(section), let target = newSection(of: section),
      after.indices.contains(target)
    else { return nil }
    let inserted = rows(of: target, in: insertedRows).count
    let deleted = rows(of: section, in: deletedRows).count
    let movedIn = rows(of: target, in: movedRows.values).count
    let movedOut = rows(of: section, in: movedRows.keys).count
    let (new, old) = (after[target], before[section])
    guard new != old + inserted - deleted + movedIn - movedOut else { return nil }
    return "Invalid update: invalid number of rows in section \(target). The number of rows "
      + "contained in an existing section after the update (\(new)) must be equal to the number of "
      + "rows contained in that section before the update (\(old)), plus or minus the number of "
      + "rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and "
      + "plus or minus the number of rows moved into or out of that section (\(movedIn) moved in, "
      + "\(movedOut) moved out)."
  }
}
#endif
