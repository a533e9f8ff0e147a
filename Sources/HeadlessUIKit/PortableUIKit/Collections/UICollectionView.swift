#if !canImport(UIKit)
/// A view that presents items as its layout arranges them.
///
/// It requests cells and other views when a layout pass finds them in sight. There's no constraint
/// solver: a collection view under constraints becomes as large as its window.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = true
  open var allowsFocusDuringEditing = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var isPrefetchingEnabled = true
  open var reorderingCadence = ReorderingCadence.immediate
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  private(set) lazy var items = CollectionItems(self)
  let requests = CollectionRequests()
  let pools = CollectionPools()
  var selection = SelectedPaths()
  var openUpdate: BatchUpdate?
  private var updateDepth = 0
  private var editing = false
  private var storedLayout: UICollectionViewLayout

  /// The data source that UIKit calls, even if a subclass overrides `dataSource`.
  @exclusivity(unchecked) weak var storedDataSource: (any UICollectionViewDataSource)? {
    didSet { if storedDataSource !== oldValue { forgetItems() } }
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { storedDataSource }
    set { storedDataSource = newValue }
  }

  /// The delegate that UIKit calls, even if a subclass overrides `delegate`.
  @exclusivity(unchecked) weak var storedDelegate: (any UICollectionViewDelegate)? {
    didSet { scrollDelegate = storedDelegate }
  }

  open weak var delegate: (any UICollectionViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    storedLayout.collectionView = self
  }

  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = storedLayout
    if layout !== old {
      old.prepareForTransition(to: layout)
      layout.prepareForTransition(from: old)
      old.collectionView = nil
      storedLayout = layout
      layout.collectionView = self
      layout.invalidateLayout()
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    }
    finish(animated: animated, completion)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    guard let window else { return }
    if bounds.isEmpty, !translatesAutoresizingMaskIntoConstraints {
      frame.size = window.bounds.size
    }
    reportStrayView()
    items.layOut()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let oldSize = bounds.size
      let newBounds = CGRect(origin: bounds.origin, size: newValue.size)
      let invalidates =
        newValue.size != oldSize && storedLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
      super.frame = newValue
      if invalidates { storedLayout.invalidateLayout() }
    }
  }

  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      let newBounds = CGRect(origin: newValue, size: bounds.size)
      let invalidates =
        newValue != super.contentOffset
        && storedLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
      super.contentOffset = newValue
      if invalidates { storedLayout.invalidateLayout() }
    }
  }

  override func scrollDelegateDidChange() {
    guard scrollDelegate !== storedDelegate else { return }
    delegate = scrollDelegate as? any UICollectionViewDelegate
  }

  /// The size that the layout gives its content. Setting it has no effect.
  open override var contentSize: CGSize {
    get { storedLayout.collectionViewContentSize }
    set {}
  }

  /// Reloads the collection view. It requests the counts and the cells when it needs them next,
  /// which is the next layout at the latest, and deselects all items.
  open func reloadData() {
    forgetItems()
  }

  open var numberOfSections: Int { items.counts.count }

  open func numberOfItems(inSection section: Int) -> Int {
    items.counts.indices.contains(section) ? items.counts[section] : 0
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    storedLayout.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    items.cells.first { $0.value.frame.contains(point) }?.key
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { items.path(of: cell) }

  /// Returns the item's cell, or nil if the item isn't in sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.cells[indexPath]
  }

  open var visibleCells: [UICollectionViewCell] {
    items.cells.keys.sorted().compactMap { items.cells[$0] }
  }

  open var indexPathsForVisibleItems: [IndexPath] { items.cells.keys.sorted() }

  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  {
    items.others.first { $0.value === supplementaryView }?.key.path
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    items.others[CollectionElement(.supplementary(elementKind), at: indexPath)]
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    items.others.keys.filter { $0.kind == .supplementary(elementKind) }.map(\.path).sorted()
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard items.contains(indexPath) else { return reportScroll(to: indexPath) }
    storedLayout.reveal(indexPath)
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    setContentOffset(offset(showing: frame, at: scrollPosition), animated: animated)
  }

  open var indexPathsForSelectedItems: [IndexPath]? { selection.rows }

  /// Selects an item without calling the delegate. Nil clears the selection.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection || isEditing else { return }
    if !allowsMultipleItems || indexPath == nil {
      for item in selection.rows where item != indexPath {
        deselectItem(at: item, animated: animated)
      }
    }
    guard let indexPath, items.contains(indexPath) else { return }
    selection.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if scrollPosition != [] {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }

  open var isEditing: Bool {
    get { editing }
    set {
      guard newValue != editing else { return }
      editing = newValue
      for cell in visibleCells { cell.isInEditing = newValue }
      for item in selection.rows where !allowsSelectionNow {
        deselectItem(at: item, animated: false)
      }
    }
  }

  func beginUpdates() {
    _ = items.counts
    updateDepth += 1
    openUpdate = openUpdate ?? BatchUpdate()
  }

  /// Ends a batch of changes, or reports misuse if the data source's counts don't match the
  /// changes.
  func endUpdates() {
    updateDepth -= 1
    guard updateDepth == 0, let update = openUpdate else { return }
    openUpdate = nil
    perform(update)
  }

  /// Makes changes as a batch, and calls the completion when they're visible.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    finish(animated: true, completion)
  }

  open var hasUncommittedUpdates: Bool { openUpdate != nil }

  func finish(animated: Bool, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    let isShown = animated && window != nil
    device.schedule(after: isShown ? .milliseconds(300) : .zero) { completion(true) }
  }
}
#endif
