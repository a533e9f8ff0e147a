import PortableUIKit

extension ScreenReader {
  mutating func read(_ collection: UICollectionView) {
    if collection.isEditing { values.append("editing") }
    if let refresh = collection.refreshControl { read(refresh as UIView) }
    if let background = collection.backgroundView { read(background) }
    for section in 0..<collection.numberOfSections {
      let count = collection.numberOfItems(inSection: section)
      if rows < count {
        let title = "items of \(type(of: collection)) besides \(rows)"
        if !untouched.contains(title) { untouched.append(title) }
      }
      for item in count.spread(over: rows) {
        read(IndexPath(item: item, section: section), in: collection)
      }
    }
    for view in collection.shownReusableViews { for subview in view.subviews { read(subview) } }
  }

  private mutating func read(_ item: IndexPath, in collection: UICollectionView) {
    let name = collection.writtenName(ofItemAt: item)
    add(.tap(name)) { $0.selectItem(at: item, in: collection) }
    for type in device.accessoryButtons(onItemAt: item, in: collection) {
      add(.tapAccessory(of: name)) { $0.tapAccessory(type, ofItemAt: item, in: collection) }
    }
    for isLeading in [true, false] where !collection.isEditing {
      for title in device.swipeActions(onItemAt: item, in: collection, leading: isLeading) {
        add(.swipeAction(title, of: name)) {
          $0.chooseSwipeAction(title, onItemAt: item, in: collection, leading: isLeading)
        }
      }
    }
    guard let menu = device.menu(onItemAt: item, in: collection) else { return }
    for title in menu.titles {
      add(.menuAction(title, of: name)) {
        $0.chooseMenuAction(title, onItemAt: item, in: collection)
      }
    }
    if menu.hasPreview {
      add(.openPreview(of: name)) { $0.tapMenuPreview(onItemAt: item, in: collection) }
    }
  }
}

extension UICollectionView {
  /// The visible cells, headers and footers.
  fileprivate var shownReusableViews: [UICollectionReusableView] {
    let kinds = [Self.elementKindSectionHeader, Self.elementKindSectionFooter]
    return kinds.flatMap { visibleSupplementaryViews(ofKind: $0) } + visibleCells
  }
}
