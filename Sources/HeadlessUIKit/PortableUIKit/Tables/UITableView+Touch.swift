#if !canImport(UIKit)
extension UITableView {
  /// What a tap on a row does: highlights, then selects, each after asking the delegate.
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

  /// Deletes or inserts by the editing control, where the row has it.
  func receiveCommit(onRow row: IndexPath) {
    guard rows.contains(row) else { return }
    bringIntoSight(row)
    guard storedDataSource?.tableView(self, canEditRowAt: row) ?? false else { return }
    let style = storedDelegate?.tableView(self, editingStyleForRowAt: row) ?? .delete
    guard style != .none else { return }
    storedDataSource?.tableView(self, commit: style, forRowAt: row)
  }

  /// The actions of a swipe on the row.
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

  /// The menu of a long press on the row.
  func contextMenu(onRow row: IndexPath) -> UIMenu? {
    bringIntoSight(row)
    let point = rectForRow(at: row).origin
    return storedDelegate?.tableView(self, contextMenuConfigurationForRowAt: row, point: point)?
      .menu
  }

  /// Whether more than one row can be selected now.
  var allowsMultipleRows: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var allowsTouchSelection: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleRows : allowsSelection
  }

  /// The user scrolls to what is to be touched.
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
