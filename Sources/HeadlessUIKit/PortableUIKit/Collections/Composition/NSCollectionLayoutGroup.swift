#if !canImport(UIKit)
/// Computes the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column, or where a closure says. A compositional layout repeats the group of
/// a section until the section's items are placed.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open var interItemSpacing: NSCollectionLayoutSpacing?
  let arrangement: Arrangement

  enum Arrangement {
    case line(isHorizontal: Bool, subitems: [NSCollectionLayoutItem])
    /// As many as the count, each in an equal share if that's wanted.
    case repeated(isHorizontal: Bool, NSCollectionLayoutItem, count: Int, inShares: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
  }

  open var subitems: [NSCollectionLayoutItem] {
    switch arrangement {
    case .line(_, let subitems): subitems
    case .repeated(_, let item, let count, _): Array(repeating: item, count: count)
    case .custom: []
    }
  }

  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(isHorizontal: true, subitems: subitems))
  }

  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(isHorizontal: false, subitems: subitems))
  }

  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .repeated(isHorizontal: true, subitem, count: count, inShares: false))
  }

  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .repeated(isHorizontal: false, subitem, count: count, inShares: false))
  }

  @available(iOS, deprecated: 16.0)
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .repeated(isHorizontal: true, subitem, count: count, inShares: true))
  }

  @available(iOS, deprecated: 16.0)
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .repeated(isHorizontal: false, subitem, count: count, inShares: true))
  }

  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider))
  }
}
#endif
