#if !canImport(UIKit)
extension HeadlessUser {
  /// Taps an item after scrolling to it. The collection view asks its delegate whether to highlight
  /// and select the item, and reports both. In single selection, the previously selected item is
  /// deselected.
  ///
  /// - Returns: True if the touch reached an item.
  @discardableResult
  public func selectItem(at indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
    touch(indexPath, in: collectionView) {
      collectionView.receiveTap(onItem: indexPath)
      return true
    }
  }

  /// Taps a button among a list row's accessories.
  ///
  /// - Returns: True if the row shows such a button.
  @discardableResult
  public func tapAccessory(
    _ type: UICellAccessory.AccessoryType, ofItemAt indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> Bool {
    touch(indexPath, in: collectionView) {
      collectionView.receiveTap(on: type, ofItem: indexPath)
    }
  }

  /// Swipes a list row and taps the action with that title.
  ///
  /// - Returns: True if the swipe showed such an action.
  @discardableResult
  public func chooseSwipeAction(
    _ title: String, onItemAt indexPath: IndexPath, in collectionView: UICollectionView,
    leading: Bool = false
  ) -> Bool {
    touch(indexPath, in: collectionView) {
      let actions = collectionView.swipeActions(onItem: indexPath, leading: leading)
      guard let action = actions.first(where: { $0.title == title }) else { return false }
      action.handler(action, collectionView) { _ in }
      return true
    }
  }

  /// Long-presses an item and chooses the action with that title in the menu that opens.
  ///
  /// - Returns: True if the menu had such an action.
  @discardableResult
  public func chooseMenuAction(
    _ title: String, onItemAt indexPath: IndexPath, in collectionView: UICollectionView
  ) -> Bool {
    touch(indexPath, in: collectionView) {
      collectionView.bringIntoSight(indexPath)
      let menu = ContextMenu(onItem: indexPath, in: collectionView)
      return menu?.choose(title, sender: collectionView) ?? false
    }
  }

  /// Long-presses an item and taps the preview over the menu that opens.
  ///
  /// - Returns: True if the menu had a preview.
  @discardableResult
  public func tapMenuPreview(
    onItemAt indexPath: IndexPath, in collectionView: UICollectionView
  ) -> Bool {
    touch(indexPath, in: collectionView) {
      collectionView.bringIntoSight(indexPath)
      return ContextMenu(onItem: indexPath, in: collectionView)?.tapPreview(on: device) ?? false
    }
  }

  private func touch(
    _ item: IndexPath, in collectionView: UICollectionView, _ answer: () -> Bool
  ) -> Bool {
    guard collectionView.isTouchable else { return false }
    return device.perform { collectionView.items.contains(item) && answer() }
  }
}
#endif
