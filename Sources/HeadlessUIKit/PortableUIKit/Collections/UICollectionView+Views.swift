#if !canImport(UIKit)
/// Requests, creates and recycles views.
extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let type = cellClass as? UICollectionViewCell.Type
    pools.register(type.map { type in { type.init(_registeredFor: identifier) } }, nil, identifier)
  }

  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pools.register(nib.map { nib in { nib.makeCollectionCell(for: identifier) } }, nil, identifier)
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let type = viewClass as? UICollectionReusableView.Type
    pools.register(
      type.map { type in { type.init(_registeredFor: identifier) } }, elementKind, identifier)
  }

  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    pools.register(
      nib.map { nib in { nib.makeReusableView(for: identifier) } }, kind, identifier)
  }

  /// Returns a reusable or new cell, or reports misuse if the identifier isn't registered.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = requests.reconfigured, cell.reuseIdentifier == identifier { return cell }
    let kind = "UICollectionElementKindCell"
    let view = dequeue(nil, named: kind, identifier) as? UICollectionViewCell
    return view ?? UICollectionViewCell(_registeredFor: identifier)
  }

  /// Returns a reusable or new view, or reports misuse if the identifier isn't registered.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(elementKind, named: elementKind, identifier)
      ?? UICollectionReusableView(_registeredFor: identifier)
  }

  func requestCell(at item: IndexPath) -> UICollectionViewCell? {
    requests.request {
      providing { storedDataSource?.collectionView(self, cellForItemAt: item) }
    }
  }

  func requestSupplementary(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
    requests.request {
      providing {
        storedDataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: kind, at: path)
      }
    }
  }

  func makeDecoration(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
    collectionViewLayout.decorations[kind]?(path)
  }

  func recycle(_ view: UICollectionReusableView, kind: String?) {
    pools.put(view, kind)
  }

  /// Reports a view that the app has dequeued without a request (rule T8).
  func reportStrayView() {
    guard let view = requests.takeStray() else { return }
    device.misuse(
      "T8", "NSInternalInconsistencyException",
      "Expected dequeued view to be returned to the collection view in preparation for display. "
        + "When the collection view's data source is asked to provide a view for a given index "
        + "path, ensure that a single view is dequeued and returned to the collection view. Avoid "
        + "dequeuing views without a request from the collection view. For retrieving an existing "
        + "view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or "
        + "-[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: "
        + "\(view.described); Collection view: \(described)")
  }

  private func dequeue(
    _ kind: String?, named name: String, _ identifier: String
  ) -> UICollectionReusableView? {
    guard let view = pools.take(kind, identifier) else {
      device.misuse(
        "T6", "NSInternalInconsistencyException",
        "could not dequeue a view of kind: \(name) with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard")
      return nil
    }
    requests.note(view)
    return view
  }

  private func providing<View>(_ body: () -> View?) -> View? {
    let was = CollectionRequests.isProviding
    CollectionRequests.isProviding = true
    defer { CollectionRequests.isProviding = was }
    return body()
  }
}
#endif
