#if !canImport(UIKit)
/// Describes a section for the room there is; nil if there's no such section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that consists of sections, each of which repeats a group of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var composed = ComposedSections()
  /// How far the user has scrolled the sections that scroll across the layout's direction.
  private var offsets: [Int: CGFloat] = [:]

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  /// Returns a layout whose sections are all lists of this kind.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return composed = ComposedSections() }
    let axis = LayoutAxis(isVertical: configuration.scrollDirection == .vertical)
    var composer = SectionComposer(
      size: collectionView.bounds.size, axis: axis, configuration: configuration,
      traits: collectionView.traitCollection)
    for section in 0..<collectionView.numberOfSections {
      guard let described = provider(section, composer.environment) else { continue }
      composer.add(
        described, at: section, count: collectionView.numberOfItems(inSection: section))
    }
    composed = composer.finish()
    for (section, offset) in offsets { scroll(section: section, by: offset) }
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return composed.elements.size
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { composed.elements.elements(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return composed.elements.element(CollectionElement(.cell, at: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return composed.elements.element(
      CollectionElement(.supplementary(elementKind), at: indexPath))
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override func reveal(_ indexPath: IndexPath) {
    guard let collectionView, composed.scrolling.contains(indexPath.section),
      let frame = layoutAttributesForItem(at: indexPath)?.frame
    else { return }
    let isVertical = configuration.scrollDirection == .vertical
    let room = isVertical ? collectionView.bounds.width : collectionView.bounds.height
    let (start, end) = isVertical ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let distance = start < 0 ? start : max(0, end - room)
    guard distance != 0 else { return }
    offsets[indexPath.section, default: 0] += distance
    scroll(section: indexPath.section, by: distance)
    collectionView.setNeedsLayout()
  }

  override func swipeActions(
    at indexPath: IndexPath, leading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard let list = composed.lists[indexPath.section] else { return nil }
    return leading
      ? list.leadingSwipeActionsConfigurationProvider?(indexPath)
      : list.trailingSwipeActionsConfigurationProvider?(indexPath)
  }

  private func scroll(section: Int, by distance: CGFloat) {
    guard composed.scrolling.contains(section) else { return }
    let isVertical = configuration.scrollDirection == .vertical
    composed.elements.move(
      section: section,
      by: isVertical ? CGPoint(x: -distance, y: 0) : CGPoint(x: 0, y: -distance))
  }
}

/// What concerns all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() {
    super.init()
  }
}
#endif
