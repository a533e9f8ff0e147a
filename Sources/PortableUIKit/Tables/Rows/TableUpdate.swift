#if !canImport(UIKit)
  /// What a batch of changes does to a table's sections and rows: deletions and reloads are counted
  /// before the batch, insertions after it, whatever the order in which they were asked for.
  struct TableUpdate {
    var deletedRows: Set<IndexPath> = []
    var insertedRows: Set<IndexPath> = []
    var reloadedRows: Set<IndexPath> = []
    var movedRows: [IndexPath: IndexPath] = [:]
    var deletedSections: IndexSet = []
    var insertedSections: IndexSet = []
    var reloadedSections: IndexSet = []
    var movedSections: [Int: Int] = [:]

    /// Where a section stands afterwards; nil where it is gone.
    func newSection(of section: Int) -> Int? {
      if let target = movedSections[section] { return target }
      guard !deletedSections.contains(section) else { return nil }
      let leaving = deletedSections.union(IndexSet(movedSections.keys))
      let arriving = insertedSections.union(IndexSet(movedSections.values))
      return slot(section - leaving.count(in: 0..<section), skipping: arriving)
    }

    /// Where a row stands afterwards; nil where it is gone or has to be shown anew.
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

    /// The place of that rank among those that are not skipped.
    private func slot(_ rank: Int, skipping taken: IndexSet) -> Int {
      taken.reduce(rank) { place, skipped in skipped <= place ? place + 1 : place }
    }
  }
#endif
