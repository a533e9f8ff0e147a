#if !canImport(UIKit)
/// The sections and items of a list at a point in time, represented by identifiers.
///
///     var snapshot = NSDiffableDataSourceSnapshot<Section, Product.ID>()
///     snapshot.appendSections([.favourites])
///     snapshot.appendItems(favourites.map(\.id))
///     dataSource.apply(snapshot)
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  struct Section {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  var sections: [Section] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    indexOfSection(identifier).map { sections[$0].items } ?? []
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  /// Replaces the cells of the items when you apply the snapshot.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Updates the existing cells of the items when you apply the snapshot.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  /// The same sections and items, with nothing left to reload.
  var settled: Self {
    var copy = Self()
    copy.sections = sections
    return copy
  }
}
#endif
