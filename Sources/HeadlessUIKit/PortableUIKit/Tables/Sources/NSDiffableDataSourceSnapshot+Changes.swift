#if !canImport(UIKit)
extension NSDiffableDataSourceSnapshot {
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { Section(identifier: $0) }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index + 1)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let section = remove(identifier), let index = indexOfSection(toIdentifier) else {
      return
    }
    sections.insert(section, at: index)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let section = remove(identifier), let index = indexOfSection(toIdentifier) else {
      return
    }
    sections.insert(section, at: index + 1)
  }

  /// Appends items to a section, or to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index = sectionIdentifier.map(indexOfSection) ?? sections.indices.last
    guard let index else { return }
    sections[index].items += identifiers
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: beforeIdentifier, offset: 0)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: afterIdentifier, offset: 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deleted = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: deleted.contains) }
  }

  public mutating func deleteAllItems() {
    sections = []
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insert([identifier], at: toIdentifier, offset: 0)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insert([identifier], at: toIdentifier, offset: 1)
  }

  private mutating func remove(_ identifier: SectionIdentifierType) -> Section? {
    indexOfSection(identifier).map { sections.remove(at: $0) }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at place: ItemIdentifierType, offset: Int
  ) {
    for section in sections.indices {
      guard let index = sections[section].items.firstIndex(of: place) else { continue }
      return sections[section].items.insert(contentsOf: identifiers, at: index + offset)
    }
  }
}
#endif
