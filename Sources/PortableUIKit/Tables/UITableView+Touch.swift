#if !canImport(UIKit)
extension UITableView {
  /// What a tap on a row does: highlights, then selects, each after asking the delegate.
  func receiveTap(onRow row: IndexPath) {
    guard allowsTouchSelection, rows.contains(row) else { return }
    bringIntoSight(row)
    guard delegate?.tableView(self, shouldHighlightRowAt: row) ?? true else { return }
    cellForRow(at: row)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: row)
    cellForRow(at: row)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: row)
    if allowsMultipleRows, selection.contains(row) { return deselectByTouch(row) }
    selectByTouch(row)
  }

  func receiveTap(onAccessoryOf row: IndexPath) {
    guard rows.contains(row) else { return }
    bringIntoSight(row)
    guard cellForRow(at: row)?.accessoryType.hasButton ?? false else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: row)
  }

  /// Deletes or inserts by the editing control, where the row has it.
  func receiveCommit(onRow row: IndexPath) {
    guard rows.contains(row) else { return }
    bringIntoSight(row)
    guard dataSource?.tableView(self, canEditRowAt: row) ?? false else { return }
    let style = delegate?.tableView(self, editingStyleForRowAt: row) ?? .delete
    guard style != .none else { return }
    dataSource?.tableView(self, commit: style, forRowAt: row)
  }

  /// The actions of a swipe on the row.
  func swipeActions(onRow row: IndexPath, leading: Bool) -> [UIContextualAction] {
    guard rows.contains(row), dataSource?.tableView(self, canEditRowAt: row) ?? false else {
      return []
    }
    let configuration =
      leading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
    return configuration?.actions ?? []
  }

  /// The menu of a long press on the row.
  func contextMenu(onRow row: IndexPath) -> UIMenu? {
    bringIntoSight(row)
    let point = rectForRow(at: row).origin
    return delegate?.tableView(self, contextMenuConfigurationForRowAt: row, point: point)?.menu
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
    if let delegate {
      guard let allowed = delegate.tableView(self, willSelectRowAt: touched) else { return }
      row = allowed
    }
    if !allowsMultipleRows {
      for other in selection.rows where other != row { deselectByTouch(other) }
    }
    selectRow(at: row, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: row)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  private func deselectByTouch(_ touched: IndexPath) {
    var row = touched
    if let delegate {
      guard let allowed = delegate.tableView(self, willDeselectRowAt: touched) else { return }
      row = allowed
    }
    deselectRow(at: row, animated: false)
    delegate?.tableView(self, didDeselectRowAt: row)
  }
}
#endif
