#if !canImport(UIKit)
/// A view of a collection view: what it is, and where in the data it belongs.
struct CollectionElement: Hashable {
  enum Kind: Hashable {
    case cell
    case supplementary(String)
    case decoration(String)
  }

  let kind: Kind
  let path: IndexPath

  init(_ kind: Kind, at path: IndexPath) {
    self.kind = kind
    self.path = path
  }

  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    let name = attributes.representedElementKind ?? ""
    kind =
      switch attributes.representedElementCategory {
      case .cell: .cell
      case .supplementaryView: .supplementary(name)
      case .decorationView: .decoration(name)
      }
    path = attributes.indexPath
  }

  /// The order in which a collection view requests and removes its views: by section and item, and
  /// a section's other views before its cells.
  func isBefore(_ other: Self) -> Bool {
    guard path == other.path else { return path < other.path }
    return rank < other.rank
  }

  private var rank: String {
    switch kind {
    case .supplementary(let name): "1\(name)"
    case .decoration(let name): "0\(name)"
    case .cell: "2"
    }
  }
}

/// The elements that one of UIKit's own layouts has placed.
@MainActor struct PlacedElements {
  var size = CGSize.zero
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var indices: [CollectionElement: Int] = [:]
  private var fixed: Set<Int> = []

  /// Adds an element. One that's fixed stays where it is while its section scrolls across.
  mutating func add(
    _ kind: CollectionElement.Kind, at path: IndexPath, _ frame: CGRect, zIndex: Int = 0,
    isFixed: Bool = false
  ) {
    let made =
      switch kind {
      case .cell: UICollectionViewLayoutAttributes(forCellWith: path)
      case .supplementary(let name):
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: name, with: path)
      case .decoration(let name):
        UICollectionViewLayoutAttributes(forDecorationViewOfKind: name, with: path)
      }
    made.frame = frame
    made.zIndex = zIndex
    indices[CollectionElement(kind, at: path)] = attributes.count
    if isFixed { fixed.insert(attributes.count) }
    attributes.append(made)
  }

  func element(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    indices[element].map { attributes[$0] }
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    attributes.filter { $0.frame.intersects(rect) }
  }

  /// Moves the items of a section, and its badges, by a distance.
  func move(section: Int, by distance: CGPoint) {
    for (index, element) in attributes.enumerated()
    where element.indexPath.section == section && !fixed.contains(index) {
      element.frame.origin.x += distance.x
      element.frame.origin.y += distance.y
    }
  }
}
#endif
