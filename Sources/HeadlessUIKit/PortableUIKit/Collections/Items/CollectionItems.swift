#if !canImport(UIKit)
/// A collection view's knowledge of its items: their number, and the views in sight.
@MainActor final class CollectionItems {
  unowned let collectionView: UICollectionView
  private(set) var cells: [IndexPath: UICollectionViewCell] = [:]
  /// The supplementary views and decorations in sight.
  private(set) var others: [CollectionElement: UICollectionReusableView] = [:]
  private var counted: [Int]?

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
  }

  /// The number of items in each section, requested when first needed after a reload (rule V33).
  var counts: [Int] {
    if let counted { return counted }
    guard let source = collectionView.storedDataSource else { return [] }
    let counts = (0..<source.numberOfSections(in: collectionView)).map {
      source.collectionView(collectionView, numberOfItemsInSection: $0)
    }
    counted = counts
    return counts
  }

  func contains(_ item: IndexPath) -> Bool {
    counts.indices.contains(item.section) && (0..<counts[item.section]).contains(item.item)
  }

  func path(of cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Discards the counts and the views in sight, so that the collection view requests both again.
  func reload() {
    for item in cells.keys.sorted() { remove(item) }
    forgetNumbers()
  }

  /// Applies a batch of changes, keeping the cells that stay. Returns the counts before and after.
  func take(_ update: BatchUpdate) -> (before: [Int], after: [Int]) {
    let before = counts
    let moved = cells.map { (old: $0.key, new: update.newPlace(of: $0.key), cell: $0.value) }
    forgetNumbers()
    let after = counts
    for (old, new, _) in moved where new == nil { remove(old) }
    cells = [:]
    for case (_, let new?, let cell) in moved { cells[new] = cell }
    return (before, after)
  }

  /// Shows what's in sight: recycles views that have left, and requests views that have arrived.
  func layOut() {
    let layout = collectionView.collectionViewLayout
    layout.prepareIfNeeded()
    let sight = CGRect(origin: collectionView.contentOffset, size: collectionView.bounds.size)
    let shown = (layout.layoutAttributesForElements(in: sight) ?? []).filter {
      $0.frame.intersects(sight)
    }
    let elements = shown.map { (element: CollectionElement($0), attributes: $0) }
    removeHidden(except: Set(elements.map(\.element)))
    for (element, attributes) in elements.sorted(by: { $0.element.isBefore($1.element) }) {
      show(element, by: attributes)
    }
  }

  private func forgetNumbers() {
    counted = nil
    for element in others.keys.sorted(by: { $0.isBefore($1) }) { remove(element) }
  }

  private func show(_ element: CollectionElement, by attributes: UICollectionViewLayoutAttributes) {
    switch element.kind {
    case .cell:
      if !contains(element.path) { return }
      (cells[element.path] ?? insertCell(at: element.path))?.place(by: attributes)
    case .supplementary(let kind):
      (others[element] ?? insertSupplementary(kind, element))?.place(by: attributes)
    case .decoration(let kind):
      let view = others[element] ?? collectionView.makeDecoration(ofKind: kind, at: element.path)
      others[element] = view
      view?.place(by: attributes)
      if let view, view.superview == nil { collectionView.insertSubview(view, at: 0) }
    }
  }

  private func insertCell(at item: IndexPath) -> UICollectionViewCell? {
    guard let cell = collectionView.requestCell(at: item) else { return nil }
    cells[item] = cell
    cell.isInEditing = collectionView.isEditing
    cell.isSelected = collectionView.selection.contains(item)
    cell.updateConfigurationIfNeeded()
    collectionView.storedDelegate?.collectionView(
      collectionView, willDisplay: cell, forItemAt: item)
    collectionView.addSubview(cell)
    return cell
  }

  private func insertSupplementary(
    _ kind: String, _ element: CollectionElement
  ) -> UICollectionReusableView? {
    guard let view = collectionView.requestSupplementary(ofKind: kind, at: element.path) else {
      return nil
    }
    others[element] = view
    collectionView.storedDelegate?.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: kind, at: element.path)
    collectionView.addSubview(view)
    return view
  }

  private func removeHidden(except visible: Set<CollectionElement>) {
    for item in cells.keys.sorted() where !visible.contains(CollectionElement(.cell, at: item)) {
      remove(item)
    }
    for element in others.keys.sorted(by: { $0.isBefore($1) }) where !visible.contains(element) {
      remove(element)
    }
  }

  private func remove(_ item: IndexPath) {
    guard let cell = cells.removeValue(forKey: item) else { return }
    cell.removeFromSuperview()
    collectionView.storedDelegate?.collectionView(
      collectionView, didEndDisplaying: cell, forItemAt: item)
    collectionView.recycle(cell, kind: nil)
  }

  private func remove(_ element: CollectionElement) {
    guard let view = others.removeValue(forKey: element) else { return }
    view.removeFromSuperview()
    guard case .supplementary(let kind) = element.kind else { return }
    collectionView.storedDelegate?.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
      at: element.path)
    collectionView.recycle(view, kind: kind)
  }
}
#endif
