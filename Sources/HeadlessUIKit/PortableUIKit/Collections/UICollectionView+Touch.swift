#if !canImport(UIKit)
extension UICollectionView {
  /// Handles a tap on an item: highlights and then selects it, each with the delegate's consent
  /// (rule V34).
  func receiveTap(onItem item: IndexPath) {
    guard items.contains(item) else { return }
    bringIntoSight(item)
    if expandByCell(at: item) || !allowsSelectionNow { return }
    guard storedDelegate?.collectionView(self, shouldHighlightItemAt: item) ?? true else { return }
    cellForItem(at: item)?.isHighlighted = true
    storedDelegate?.collectionView(self, didHighlightItemAt: item)
    answerTap(on: item)
    cellForItem(at: item)?.isHighlighted = false
    storedDelegate?.collectionView(self, didUnhighlightItemAt: item)
  }

  /// The buttons among the item's accessories, if it's in sight.
  func accessoryButtons(onItem item: IndexPath) -> [UICellAccessory] {
    let accessories = (cellForItem(at: item) as? UICollectionViewListCell)?.accessories ?? []
    return accessories.filter { $0.isButton && $0.isDisplayed(editing: isEditing) }
  }

  /// Taps an accessory's button. Returns false if the item has none of this kind.
  func receiveTap(
    on type: UICellAccessory.AccessoryType, ofItem item: IndexPath
  ) -> Bool {
    guard items.contains(item) else { return false }
    bringIntoSight(item)
    guard let button = accessoryButtons(onItem: item).first(where: { $0.accessoryType == type })
    else { return false }
    if let handler = button.handler {
      handler()
    } else if type == .outlineDisclosure {
      (storedDataSource as? any OutlineSource)?.toggle(at: item)
    }
    return true
  }

  /// Returns the actions that a swipe on the item reveals.
  func swipeActions(onItem item: IndexPath, leading: Bool) -> [UIContextualAction] {
    guard items.contains(item) else { return [] }
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.swipeActions(at: item, leading: leading)?.actions ?? []
  }

  /// Returns the menu for a long press on the item.
  func contextMenuConfiguration(onItem item: IndexPath) -> UIContextMenuConfiguration? {
    guard items.contains(item), let delegate = storedDelegate else { return nil }
    let point = layoutAttributesForItem(at: item)?.frame.origin ?? .zero
    return delegate.collectionView(
      self, contextMenuConfigurationForItemsAt: [item], point: point)
      ?? delegate.collectionView(self, contextMenuConfigurationForItemAt: item, point: point)
  }

  /// Scrolls to the item, as a user does before touching it.
  func bringIntoSight(_ item: IndexPath) {
    layoutIfNeeded()
    guard cellForItem(at: item) == nil else { return }
    collectionViewLayout.reveal(item)
    if let frame = layoutAttributesForItem(at: item)?.frame {
      setContentOffset(offset(showing: frame, at: []), animated: false)
    }
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Whether the user can select more than one item now.
  var allowsMultipleItems: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  var allowsSelectionNow: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleItems : allowsSelection
  }

  func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    var offset = contentOffset
    if position.isDisjoint(with: [.left, .centeredHorizontally, .right]) {
      offset.x = max(min(offset.x, frame.minX), frame.maxX - bounds.width)
    } else if position.contains(.left) {
      offset.x = frame.minX
    } else {
      offset.x =
        position.contains(.right) ? frame.maxX - bounds.width : frame.midX - bounds.width / 2
    }
    if position.isDisjoint(with: [.top, .centeredVertically, .bottom]) {
      offset.y = max(min(offset.y, frame.minY), frame.maxY - bounds.height)
    } else if position.contains(.top) {
      offset.y = frame.minY
    } else {
      offset.y =
        position.contains(.bottom) ? frame.maxY - bounds.height : frame.midY - bounds.height / 2
    }
    return offset
  }

  func reportScroll(to item: IndexPath) {
    guard let count = items.counts.indices.contains(item.section) ? items.counts[item.section] : nil
    else {
      return device.misuse(
        "T10", "NSInternalInconsistencyException",
        "Attempted to scroll the collection view to an out-of-bounds section (\(item.section)) when "
          + "there are only \(items.counts.count) sections. Collection view: \(described)")
    }
    device.misuse(
      "T10", "NSInternalInconsistencyException",
      "Attempted to scroll the collection view to an out-of-bounds item (\(item.item)) when there "
        + "are only \(count) items in section \(item.section). Collection view: \(described)")
  }

  private func answerTap(on item: IndexPath) {
    if allowsMultipleItems, selection.contains(item) {
      guard storedDelegate?.collectionView(self, shouldDeselectItemAt: item) ?? true else { return }
      deselectItem(at: item, animated: false)
      storedDelegate?.collectionView(self, didDeselectItemAt: item)
      return
    }
    guard storedDelegate?.collectionView(self, shouldSelectItemAt: item) ?? true else { return }
    if !allowsMultipleItems {
      for other in selection.rows where other != item {
        deselectItem(at: other, animated: false)
        storedDelegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    selectItem(at: item, animated: false, scrollPosition: [])
    if let cell = cellForItem(at: item) { cell.segue?.perform(from: cell) }
    storedDelegate?.collectionView(self, didSelectItemAt: item)
    guard
      storedDelegate?.collectionView(self, canPerformPrimaryActionForItemAt: item) ?? false
    else { return }
    storedDelegate?.collectionView(self, performPrimaryActionForItemAt: item)
  }

  /// Expands or collapses the item if a tap on its cell does that.
  private func expandByCell(at item: IndexPath) -> Bool {
    let accessories = (cellForItem(at: item) as? UICollectionViewListCell)?.accessories ?? []
    guard let disclosure = accessories.first(where: \.expandsByCell) else { return false }
    return receiveTap(on: disclosure.accessoryType, ofItem: item)
  }
}

extension UICellAccessory {
  /// Whether the user can tap the accessory, and something may answer. The user reaches the view of
  /// a custom accessory as any other view.
  fileprivate var isButton: Bool {
    switch accessoryType {
    case .detail, .delete, .insert: handler != nil
    case .outlineDisclosure: true
    case .disclosureIndicator, .checkmark, .reorder, .multiselect, .label, .customView, .popUpMenu:
      false
    }
  }
}
#endif
