#if !canImport(UIKit)
extension UITableView {
  /// Handles a tap on a row: highlights and then selects it, each with the delegate's consent.
  func receiveTap(onRow row: IndexPath) {
    guard allowsTouchSelection, rows.contains(row) else { return }
    bringIntoSight(row)
    guard storedDelegate?.tableView(self, shouldHighlightRowAt: row) ?? true else { return }
    cellForRow(at: row)?.setHighlighted(true, animated: false)
    storedDelegate?.tableView(self, didHighlightRowAt: row)
    cellForRow(at: row)?.setHighlighted(false, animated: false)
    storedDelegate?.tableView(self, didUnhighlightRowAt: row)
    if allowsMultipleRows, selection.contains(row) { return deselectByTouch(row) }
    selectByTouch(row)
  }

  func receiveTap(onAccessoryOf row: IndexPath) {
    guard rows.contains(row) else { return }
    bringIntoSight(row)
    guard cellForRow(at: row)?.accessoryType.hasButton ?? false else { return }
    storedDelegate?.tableView(self, accessoryButtonTappedForRowWith: row)
  }

  /// Deletes or inserts with the row's editing control, if there is one.
  func receiveCommit(onRow row: IndexPath) {
    guard rows.contains(row) else { return }
    bringIntoSight(row)
    guard storedDataSource?.tableView(self, canEditRowAt: row) ?? false else { return }
    let style = storedDelegate?.tableView(self, editingStyleForRowAt: row) ?? .delete
    guard style != .none else { return }
    storedDataSource?.tableView(self, commit: style, forRowAt: row)
  }

  /// Returns the actions that a swipe on the row reveals.
  func swipeActions(onRow row: IndexPath, leading: Bool) -> [UIContextualAction] {
    guard rows.contains(row), storedDataSource?.tableView(self, canEditRowAt: row) ?? false else {
      return []
    }
    let configuration =
      leading
      ? storedDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
      : storedDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
    return configuration?.actions ?? []
  }

  /// Returns the menu for a long press on the row.
  func contextMenu(onRow row: IndexPath) -> UIMenu? {
    bringIntoSight(row)
    let point = rectForRow(at: row).origin
    return storedDelegate?.tableView(self, contextMenuConfigurationForRowAt: row, point: point)?
      .menu
  }

  /// Whether the user can select more than one row now.
  var allowsMultipleRows: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var allowsTouchSelection: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleRows : allowsSelection
  }

  /// Scrolls to the row, as a user does before touching it.
  private func bringIntoSight(_ row: IndexPath) {
    layoutIfNeeded()
    guard cellForRow(at: row) == nil else { return }
    scrollToRow(at: row, at: .none, animated: false)
    layoutIfNeeded()
  }

  private func selectByTouch(_ touched: IndexPath) {
    var row = touched
    if let delegate = storedDelegate {
      guard let allowed = delegate.tableView(self, willSelectRowAt: touched) else { return }
      row = allowed
    }
    if !allowsMultipleRows {
      for other in selection.rows where other != row { deselectByTouch(other) }
    }
    selectRow(at: row, animated: false, scrollPosition: .none)
    storedDelegate?.tableView(self, didSelectRowAt: row)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  private func deselectByTouch(_ touched: IndexPath) {
    var row = touched
    if let delegate = storedDelegate {
      guard let allowed = delegate.tableView(self, willDeselectRowAt: touched) else { return }
      row = allowed
    }
    deselectRow(at: row, animated: false)
    storedDelegate?.tableView(self, didDeselectRowAt: row)
  }
}
#endif
