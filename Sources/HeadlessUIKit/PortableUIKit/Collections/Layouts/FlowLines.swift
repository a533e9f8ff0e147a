#if !canImport(UIKit)
/// Fills the lines of a flow layout.
@MainActor struct FlowLines {
  private let layout: UICollectionViewFlowLayout
  private let collectionView: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?
  private let axis: LayoutAxis
  private var elements = PlacedElements()
  private var along: CGFloat = 0

  init(layout: UICollectionViewFlowLayout, collectionView: UICollectionView) {
    self.layout = layout
    self.collectionView = collectionView
    delegate = collectionView.storedDelegate as? any UICollectionViewDelegateFlowLayout
    axis = LayoutAxis(isVertical: layout.scrollDirection == .vertical)
  }

  private var lineLength: CGFloat { axis.across(of: collectionView.bounds.size) }

  /// Asks for sizes, and places the elements of all sections.
  consuming func place() -> PlacedElements {
    for section in 0..<collectionView.numberOfSections { place(section: section) }
    elements.size = axis.size(along: along, across: lineLength)
    return elements
  }

  private mutating func place(section: Int) {
    let header =
      delegate?.collectionView(
        collectionView, layout: layout, referenceSizeForHeaderInSection: section)
      ?? layout.headerReferenceSize
    addOutline(UICollectionView.elementKindSectionHeader, header, section: section)
    placeItems(of: section)
    let footer =
      delegate?.collectionView(
        collectionView, layout: layout, referenceSizeForFooterInSection: section)
      ?? layout.footerReferenceSize
    addOutline(UICollectionView.elementKindSectionFooter, footer, section: section)
  }

  private mutating func addOutline(_ kind: String, _ size: CGSize, section: Int) {
    let extent = axis.along(of: size)
    guard extent > 0 else { return }
    let frame = axis.rect(
      along: along, across: 0,
      size: axis.size(along: extent, across: lineLength))
    elements.add(.supplementary(kind), at: IndexPath(item: 0, section: section), frame)
    along += extent
  }

  private mutating func placeItems(of section: Int) {
    let insets =
      delegate?.collectionView(collectionView, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
    let count = collectionView.numberOfItems(inSection: section)
    let end = lineLength - (axis.isVertical ? insets.right : insets.bottom)
    let start = axis.isVertical ? insets.left : insets.top
    let lineSpacing =
      delegate?.collectionView(
        collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
    let itemSpacing =
      delegate?.collectionView(
        collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
    along += axis.isVertical ? insets.top : insets.left
    var (place, height): (CGFloat, CGFloat) = (start, 0)
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let size =
        delegate?.collectionView(collectionView, layout: layout, sizeForItemAt: path)
        ?? layout.plainItemSize
      if place > start, place + axis.across(of: size) > end {
        along += height + lineSpacing
        (place, height) = (start, 0)
      }
      elements.add(.cell, at: path, axis.rect(along: along, across: place, size: size))
      place += axis.across(of: size) + itemSpacing
      height = max(height, axis.along(of: size))
    }
    along += height + (axis.isVertical ? insets.bottom : insets.right)
  }
}
#endif
