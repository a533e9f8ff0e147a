#if !canImport(UIKit)
extension _InterfaceObjects {
  /// Registers a prototype: each new cell loads from it (rule 321).
  public func prototype(
    _ identifier: String, in table: UITableView,
    _ make: @escaping @MainActor (_InterfaceObjects) -> UITableViewCell?
  ) {
    let inner = inner()
    table.registerPrototype(identifier) { [unowned table] in
      table.device.asCurrent {
        let objects = inner()
        let cell = make(objects) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        cell.interfaceSegues.kept = objects.finish()
        return cell
      }
    }
  }

  /// Registers a prototype of a cell, or of a supplementary view of a kind.
  public func prototype(
    _ identifier: String, kind: String? = nil, in collection: UICollectionView,
    _ make: @escaping @MainActor (_InterfaceObjects) -> UICollectionReusableView?
  ) {
    let inner = inner()
    let register = { @MainActor [unowned collection] in
      collection.device.asCurrent {
        let objects = inner()
        let view = make(objects) ?? UICollectionViewCell(_registeredFor: identifier)
        view.keptOfInterface = objects.finish()
        return view
      }
    }
    collection.pools.register(register, kind, identifier)
  }

  /// Gives a table view controller its static sections.
  public func staticSections(_ sections: [_InterfaceSection]) {
    (owner as? UITableViewController)?.staticSections = sections
  }

  /// Connects and awakes the objects, and returns what has to be kept.
  func finish() -> [NSObject] {
    connect()
    awake()
    return kept
  }
}

/// A section of static cells.
@MainActor public struct _InterfaceSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
  let heights: [CGFloat?]

  public init(
    header: String? = nil, footer: String? = nil, _ cells: [(UITableViewCell?, height: CGFloat?)]
  ) {
    self.header = header
    self.footer = footer
    self.cells = cells.compactMap(\.0)
    heights = cells.compactMap { $0.0 == nil ? nil : $0.height }
  }
}

/// The segues that begin with a touch on a cell, and what has to live as long as the cell.
struct CellSegues {
  var selection: SegueTrigger?
  var accessory: SegueTrigger?
  var kept: [NSObject] = []
}
#endif
