#if !canImport(UIKit)
/// The items of one section, with children that can be collapsed.
///
///     var snapshot = NSDiffableDataSourceSectionSnapshot<Item>()
///     snapshot.append([.fruit])
///     snapshot.append([.apple, .pear], to: .fruit)
///     snapshot.expand([.fruit])
///     dataSource.apply(snapshot, to: .food)
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { roots.flatMap { tree(under: $0) { _ in true } } }

  public var rootItems: [ItemIdentifierType] { roots }

  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    roots.flatMap { tree(under: $0, while: expanded.contains) }
  }

  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else { return roots += items }
    children[parent, default: []] += items
    for item in items { parents[item] = parent }
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, offset: 0)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }

  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items.flatMap({ tree(under: $0) { _ in true } }) {
      if let parent = parents.removeValue(forKey: item) {
        children[parent]?.removeAll { $0 == item }
      } else {
        roots.removeAll { $0 == item }
      }
      children[item] = nil
      expanded.remove(item)
    }
  }

  public mutating func deleteAll() {
    self = Self()
  }

  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: Self
  ) {
    delete(children[parent] ?? [])
    append(snapshot.roots, to: parent)
    for (item, items) in snapshot.children { append(items, to: item) }
    expanded.formUnion(snapshot.expanded)
  }

  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot, beside: item, offset: 0)
  }

  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    insert(snapshot, beside: item, offset: 1)
  }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items)
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) {
    expanded.subtract(items)
  }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  public func contains(_ item: ItemIdentifierType) -> Bool {
    parents[item] != nil || roots.contains(item)
  }

  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// The number of parents above the item.
  public func level(of item: ItemIdentifierType) -> Int {
    parents[item].map { level(of: $0) + 1 } ?? 0
  }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> Self {
    var copy = Self()
    if includingParent { copy.append([parent]) }
    for item in tree(under: parent, while: { _ in true }).dropFirst() {
      let above = parents[item]
      copy.append([item], to: above == parent && !includingParent ? nil : above)
    }
    copy.expanded = expanded.intersection(copy.items)
    return copy
  }

  private func tree(
    under item: ItemIdentifierType, while opens: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    let inner = opens(item) ? children[item] ?? [] : []
    return [item] + inner.flatMap { tree(under: $0, while: opens) }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
  ) {
    guard let parent = parents[item] else {
      guard let index = roots.firstIndex(of: item) else { return }
      return roots.insert(contentsOf: items, at: index + offset)
    }
    guard let index = children[parent]?.firstIndex(of: item) else { return }
    children[parent]?.insert(contentsOf: items, at: index + offset)
    for inserted in items { parents[inserted] = parent }
  }

  private mutating func insert(
    _ snapshot: Self, beside item: ItemIdentifierType, offset: Int
  ) {
    insert(snapshot.roots, beside: item, offset: offset)
    for (parent, items) in snapshot.children { append(items, to: parent) }
    expanded.formUnion(snapshot.expanded)
  }
}
#endif
