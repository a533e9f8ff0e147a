#if !canImport(UIKit)
/// A layout that fills line after line with items.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidateLayout() }
  }
  open var estimatedItemSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet { invalidateLayout() }
  }
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false
  private var placed = PlacedElements()

  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// The size of an item about which the delegate says nothing. There's no constraint solver, so an
  /// estimate stays what it is.
  var plainItemSize: CGSize {
    let isEstimated = estimatedItemSize != .zero && estimatedItemSize != Self.automaticSize
    return isEstimated ? estimatedItemSize : itemSize
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return placed = PlacedElements() }
    placed = FlowLines(layout: self, collectionView: collectionView).place()
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return placed.size
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { placed.elements(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return placed.element(CollectionElement(.cell, at: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return placed.element(CollectionElement(.supplementary(elementKind), at: indexPath))
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}
#endif
