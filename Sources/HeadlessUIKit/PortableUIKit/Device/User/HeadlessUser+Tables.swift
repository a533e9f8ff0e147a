#if !canImport(UIKit)
extension HeadlessUser {
  /// Taps a row after scrolling to it. The table asks its delegate whether to highlight and select
  /// the row, and reports both. In single selection, the previously selected row is deselected.
  ///
  /// - Returns: True if the touch reached a row.
  @discardableResult
  public func selectRow(at indexPath: IndexPath, in tableView: UITableView) -> Bool {
    touch(indexPath, in: tableView) { tableView.receiveTap(onRow: indexPath) }
  }

  /// Taps the button in a row's accessory, if it has one.
  @discardableResult
  public func tapAccessory(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    touch(indexPath, in: tableView) { tableView.receiveTap(onAccessoryOf: indexPath) }
  }

  /// Deletes or inserts a row, with its editing control or a full swipe.
  @discardableResult
  public func commitEditing(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    touch(indexPath, in: tableView) { tableView.receiveCommit(onRow: indexPath) }
  }

  /// Swipes a row and taps the action with that title.
  ///
  /// - Returns: True if the swipe showed such an action.
  @discardableResult
  public func chooseSwipeAction(
    _ title: String, onRowAt indexPath: IndexPath, in tableView: UITableView,
    leading: Bool = false
  ) -> Bool {
    var isChosen = false
    touch(indexPath, in: tableView) {
      let actions = tableView.swipeActions(onRow: indexPath, leading: leading)
      guard let action = actions.first(where: { $0.title == title }) else { return }
      isChosen = true
      tableView.edit(row: indexPath) { action.handler(action, tableView) { _ in } }
    }
    return isChosen
  }

  /// Long-presses a row and chooses the action with that title in the menu that opens.
  ///
  /// - Returns: True if the menu had such an action.
  @discardableResult
  public func chooseMenuAction(
    _ title: String, onRowAt indexPath: IndexPath, in tableView: UITableView
  ) -> Bool {
    var isChosen = false
    touch(indexPath, in: tableView) {
      tableView.bringIntoSight(indexPath)
      let menu = ContextMenu(onRow: indexPath, in: tableView)
      isChosen = menu?.choose(title, sender: tableView) ?? false
    }
    return isChosen
  }

  /// Long-presses a row and taps the preview over the menu that opens.
  ///
  /// - Returns: True if the menu had a preview.
  @discardableResult
  public func tapMenuPreview(onRowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    var isTapped = false
    touch(indexPath, in: tableView) {
      tableView.bringIntoSight(indexPath)
      isTapped = ContextMenu(onRow: indexPath, in: tableView)?.tapPreview(on: device) ?? false
    }
    return isTapped
  }

  /// Scrolls to an offset with a finger, from touch to release.
  @discardableResult
  public func scroll(_ scrollView: UIScrollView, to offset: CGPoint) -> Bool {
    guard scrollView.isScrollEnabled, scrollView.isTouchable else { return false }
    device.perform { scrollView.receiveDrag(to: offset) }
    return true
  }

  @discardableResult
  private func touch(
    _ row: IndexPath, in tableView: UITableView, _ answer: () -> Void
  ) -> Bool {
    guard tableView.isTouchable else { return false }
    return device.perform {
      guard tableView.rows.contains(row) else { return false }
      answer()
      return true
    }
  }
}
#endif
