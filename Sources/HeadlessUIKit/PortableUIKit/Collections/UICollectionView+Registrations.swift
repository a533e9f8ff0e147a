#if !canImport(UIKit)
/// What identifies a registration, and whether a data source has created it while it provided a
/// view.
@MainActor private final class RegistrationIdentity: NSObject {
  let isFromProvider = CollectionRequests.isProviding

  var identifier: String { "\(ObjectIdentifier(self))" }
}

extension UICollectionView {
  /// A kind of cell, and how to configure one for an item.
  ///
  ///     let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Product> {
  ///       cell, indexPath, product in
  ///       var content = cell.defaultContentConfiguration()
  ///       content.text = product.name
  ///       cell.contentConfiguration = content
  ///     }
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    fileprivate let identity = RegistrationIdentity()
    fileprivate let nib: UINib?
    fileprivate let handler: Handler

    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// A kind of supplementary view, and how to configure one.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let identity = RegistrationIdentity()
    fileprivate let nib: UINib?
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      nib = nil
      self.elementKind = elementKind
      self.handler = handler
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      nib = supplementaryNib
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a reusable or new cell, configured for the item if there is one.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identity.identifier
    report(registration.identity, "a cell", "cell", "-collectionView:cellForItemAtIndexPath:")
    if !pools.hasMaker(nil, identifier) {
      pools.register({ Cell.make(from: registration.nib, for: identifier) }, nil, identifier)
    }
    let view = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    let cell = view as? Cell ?? Cell(_registeredFor: identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a reusable or new supplementary view, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identity.identifier)
    report(
      registration.identity, "a supplementary view", "supplementary view",
      "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:")
    if !pools.hasMaker(kind, identifier) {
      pools.register(
        { Supplementary.make(from: registration.nib, for: identifier) }, kind, identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    let supplementary = view as? Supplementary ?? Supplementary(_registeredFor: identifier)
    registration.handler(supplementary, kind, indexPath)
    return supplementary
  }

  private func report(
    _ identity: RegistrationIdentity, _ view: String, _ name: String, _ method: String
  ) {
    guard identity.isFromProvider else { return }
    let type = name == "cell" ? "Cell" : "Supplementary"
    device.misuse(
      "T9", "NSInternalInconsistencyException",
      "Attempted to dequeue \(view) using a registration that was created inside \(method) or "
        + "inside a UICollectionViewDiffableDataSource \(name) provider. Creating a new "
        + "registration each time a \(name) is requested will prevent reuse and cause created "
        + "\(name)s to remain inaccessible in memory for the lifetime of the collection view. "
        + "Registrations should be created up front and reused. Registration: "
        + "<UICollectionView\(type)Registration: \(identity.described.split(separator: " ").last ?? "")"
    )
  }
}

extension UICollectionReusableView {
  fileprivate static func make(from nib: UINib?, for identifier: String) -> Self {
    if let nib, let view = nib.makeReusableView(for: identifier) as? Self { return view }
    return Self(_registeredFor: identifier)
  }
}
#endif
