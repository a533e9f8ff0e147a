#if !canImport(UIKit)
/// A context menu that the user opens with a long press on a view, a row or an item (rule V27).
@MainActor struct ContextMenu {
  private let configuration: UIContextMenuConfiguration
  private let place: Place

  private enum Place {
    case view(UIContextMenuInteraction)
    case row(UITableView)
    case item(UICollectionView)
  }

  /// Asks for the menu of a view; nil if it has none.
  init?(on view: UIView) {
    guard let interaction = view.contextMenuInteraction,
      let configuration = interaction.makeConfiguration()
    else { return nil }
    self.configuration = configuration
    place = .view(interaction)
  }

  /// Asks for the menu of a row; nil if it has none.
  init?(onRow row: IndexPath, in table: UITableView) {
    guard let configuration = table.contextMenuConfiguration(onRow: row) else { return nil }
    self.configuration = configuration
    place = .row(table)
  }

  /// Asks for the menu of an item; nil if it has none.
  init?(onItem item: IndexPath, in collectionView: UICollectionView) {
    guard let configuration = collectionView.contextMenuConfiguration(onItem: item) else {
      return nil
    }
    self.configuration = configuration
    place = .item(collectionView)
  }

  /// What the user can choose in the menu.
  var offer: ContextMenuOffer {
    ContextMenuOffer(
      titles: (configuration.menu?.actions ?? []).filter(\.isOffered).map(\.title),
      hasPreview: configuration.hasPreview)
  }

  /// Opens the menu, chooses an action, and closes the menu. Returns false if it has none with this
  /// title.
  func choose(_ title: String, sender: Any?) -> Bool {
    willDisplay()
    defer { willEnd() }
    return configuration.menu?.choose(title, sender: sender) ?? false
  }

  /// Opens the menu and taps its preview. Returns false if it has none.
  func tapPreview(on device: HeadlessDevice) -> Bool {
    guard configuration.hasPreview else { return false }
    let animator = ContextMenuAnimator(previewing: configuration.makePreview())
    willDisplay()
    switch place {
    case .view(let interaction): interaction.willPerformPreviewAction(configuration, animator)
    case .row(let table):
      table.storedDelegate?.tableView(
        table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    case .item(let collection):
      collection.storedDelegate?.collectionView(
        collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    animator.run(on: device)
    willEnd()
    return true
  }

  private func willDisplay() {
    switch place {
    case .view(let interaction): interaction.willDisplay(configuration)
    case .row(let table):
      table.storedDelegate?.tableView(
        table, willDisplayContextMenu: configuration, animator: ContextMenuAnimator())
    case .item(let collection):
      collection.storedDelegate?.collectionView(
        collection, willDisplayContextMenu: configuration, animator: ContextMenuAnimator())
    }
  }

  private func willEnd() {
    switch place {
    case .view(let interaction): interaction.willEnd(configuration)
    case .row(let table):
      table.storedDelegate?.tableView(
        table, willEndContextMenuInteraction: configuration, animator: ContextMenuAnimator())
    case .item(let collection):
      collection.storedDelegate?.collectionView(
        collection, willEndContextMenuInteraction: configuration, animator: ContextMenuAnimator())
    }
  }
}
#endif
