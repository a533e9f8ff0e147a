#if !canImport(UIKit)
/// Changes the items and sections.
extension UICollectionView {
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }

  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Makes the data source configure the visible cells of these items again, without replacing
  /// them.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for item in indexPaths {
      guard let cell = cellForItem(at: item) else { continue }
      requests.reconfigured = cell
      _ = requestCell(at: item)
      requests.reconfigured = nil
    }
  }

  func forgetItems() {
    selection.removeAll()
    items.reload()
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  func perform(_ update: BatchUpdate) {
    let (before, after) = items.take(update)
    selection.map(update.newPlace)
    collectionViewLayout.prepare(forCollectionViewUpdates: update.updateItems)
    collectionViewLayout.invalidateLayout()
    collectionViewLayout.finalizeCollectionViewUpdates()
    setNeedsLayout()
    guard update.fault(before: before, after: after) != nil else { return }
    forgetItems()
    device.misuse(
      "T7", "NSInternalInconsistencyException",
      update.inconsistency(before: before, after: after) + "Collection view: \(described)")
  }

  private func change(_ change: (inout BatchUpdate) -> Void) {
    beginUpdates()
    if var update = openUpdate {
      change(&update)
      openUpdate = update
    }
    endUpdates()
  }
}

extension BatchUpdate {
  /// UIKit's message about a collection view whose counts don't match the update.
  fileprivate func inconsistency(before: [Int], after: [Int]) -> String {
    """
    Invalid batch updates detected: the number of sections and/or items returned by the data source \
    before and/or after performing the batch updates are inconsistent with the updates.
    Data source before updates = \(before.writtenCounts)
    Data source after updates = \(after.writtenCounts)
    Updates = [
    \(writtenChanges.map { "\t" + $0 }.joined(separator: ",\n"))
    ]

    """
  }

  private var writtenChanges: [String] {
    let sections =
      deletedSections.map { "Delete section (\($0))" }
      + insertedSections.map { "Insert section (\($0))" }
      + reloadedSections.map { "Reload section (\($0))" }
      + movedSections.sorted { $0.key < $1.key }.map { "Move section (\($0)) to (\($1))" }
    let items =
      deletedRows.sorted().map { "Delete item (\($0.written))" }
      + insertedRows.sorted().map { "Insert item (\($0.written))" }
      + reloadedRows.sorted().map { "Reload item (\($0.written))" }
      + movedRows.sorted { $0.key < $1.key }.map {
        "Move item (\($0.written)) to (\($1.written))"
      }
    return sections + items
  }
}

extension [Int] {
  fileprivate var writtenCounts: String {
    "{ \(count) section\(count == 1 ? "" : "s") with item counts: \(self) }"
  }
}

extension IndexPath {
  /// The section and the item, as UIKit writes them: `0 - 2`
  fileprivate var written: String { map(String.init).joined(separator: " - ") }
}
#endif
