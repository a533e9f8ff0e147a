#if !canImport(UIKit)
/// A table's selected rows, in selection order.
struct SelectedPaths {
  private(set) var rows: [IndexPath] = []

  func contains(_ row: IndexPath) -> Bool { rows.contains(row) }

  mutating func insert(_ row: IndexPath) {
    guard !contains(row) else { return }
    rows.append(row)
  }

  mutating func remove(_ row: IndexPath) {
    rows.removeAll { $0 == row }
  }

  mutating func removeAll() {
    rows = []
  }

  /// Updates the selection after a batch of changes, which deselects deleted rows.
  mutating func map(_ newPlace: (IndexPath) -> IndexPath?) {
    rows = rows.compactMap(newPlace)
  }
}
#endif
