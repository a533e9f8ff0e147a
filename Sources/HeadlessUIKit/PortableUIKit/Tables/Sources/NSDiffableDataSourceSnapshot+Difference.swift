#if !canImport(UIKit)
extension NSDiffableDataSourceSnapshot {
  /// Returns the batch of changes from an older snapshot to this one.
  func update(from old: Self) -> BatchUpdate {
    var update = sectionUpdate(from: old)
    let moves = rowChanges(from: old, sections: update)
    for (item, oldPlace) in moves.left {
      if let newPlace = moves.arrived[item] {
        update.movedRows[oldPlace] = newPlace
      } else if !update.deletedSections.contains(oldPlace.section) {
        update.deletedRows.insert(oldPlace)
      }
    }
    for (item, newPlace) in moves.arrived where moves.left[item] == nil {
      guard !update.insertedSections.contains(newPlace.section) else { continue }
      update.insertedRows.insert(newPlace)
    }
    update.reloadedRows = Set(reloadedItemIdentifiers.compactMap(old.indexPath))
    update.reloadedSections = IndexSet(reloadedSectionIdentifiers.compactMap(old.indexOfSection))
    return update
  }

  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      guard let row = section.items.firstIndex(of: item) else { continue }
      return IndexPath(row: row, section: index)
    }
    return nil
  }

  private func sectionUpdate(from old: Self) -> BatchUpdate {
    var update = BatchUpdate()
    let difference = sectionIdentifiers.difference(from: old.sectionIdentifiers)
    for change in difference.inferringMoves() {
      switch change {
      case .remove(let offset, _, nil): update.deletedSections.insert(offset)
      case .insert(let offset, _, nil): update.insertedSections.insert(offset)
      case .remove(let offset, _, let target?): update.movedSections[offset] = target
      case .insert: break
      }
    }
    return update
  }

  /// Returns the items that left their place in a section, and the items that arrived at a place.
  private func rowChanges(
    from old: Self, sections update: BatchUpdate
  ) -> (left: [ItemIdentifierType: IndexPath], arrived: [ItemIdentifierType: IndexPath]) {
    var left: [ItemIdentifierType: IndexPath] = [:]
    var arrived: [ItemIdentifierType: IndexPath] = [:]
    func compare(_ oldSection: Int?, _ newSection: Int?) {
      let oldItems = oldSection.map { old.sections[$0].items } ?? []
      let newItems = newSection.map { sections[$0].items } ?? []
      for change in newItems.difference(from: oldItems) {
        switch change {
        case .remove(let offset, let item, _):
          left[item] = oldSection.map { IndexPath(row: offset, section: $0) }
        case .insert(let offset, let item, _):
          arrived[item] = newSection.map { IndexPath(row: offset, section: $0) }
        }
      }
    }
    for section in old.sections.indices { compare(section, update.newSection(of: section)) }
    for section in update.insertedSections { compare(nil, section) }
    return (left, arrived)
  }
}
#endif
