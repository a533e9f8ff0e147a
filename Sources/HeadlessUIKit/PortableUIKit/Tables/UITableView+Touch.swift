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

  /// Whether the row shows an accessory with a button. The row may be out of sight.
  func hasAccessoryButton(onRow row: IndexPath) -> Bool {
    guard rows.contains(row) else { return false }
    let cell = cellForRow(at: row) ?? storedDataSource?.tableView(self, cellForRowAt: row)
    guard let cell else { return false }
    return (isEditing ? cell.editingAccessoryType : cell.accessoryType).hasButton
  }

  func receiveTap(onAccessoryOf row: IndexPath) {
    guard rows.contains(row) else { return }
    bringIntoSight(row)
    guard hasAccessoryButton(onRow: row) else { return }
    if let cell = cellForRow(at: row) { cell.interfaceSegues.accessory?.perform(from: cell) }
    storedDelegate?.tableView(self, accessoryButtonTappedForRowWith: row)
  }

  /// Deletes or inserts with the row's editing control or a swipe, if there is one. Returns whether
  /// the data source has a method for it.
  @discardableResult
  func receiveCommit(onRow row: IndexPath) -> Bool {
    guard rows.contains(row) else { return false }
    bringIntoSight(row)
    let style = styleOfCommit(onRow: row)
    guard style != .none else { return false }
    sourceLacksCommit = false
    edit(row: row) { storedDataSource?.tableView(self, commit: style, forRowAt: row) }
    return !sourceLacksCommit
  }

  /// How the user can edit the row.
  func styleOfCommit(onRow row: IndexPath) -> UITableViewCell.EditingStyle {
    guard storedDataSource?.tableView(self, canEditRowAt: row) ?? false else { return .none }
    return storedDelegate?.tableView(self, editingStyleForRowAt: row) ?? .delete
  }

  /// Runs an edit of one row. A swipe puts the row into an editing mode of its own meanwhile (rule
  /// V26).
  func edit(row: IndexPath, _ body: () -> Void) {
    let isSwipe = !isEditing
    if isSwipe { storedDelegate?.tableView(self, willBeginEditingRowAt: row) }
    body()
    guard isSwipe else { return }
    let isThere = rows.contains(row)
    storedDelegate?.tableView(self, didEndEditingRowAt: isThere ? row : nil)
  }

  /// The edit that the user can make: with the editing control, or else with a swipe that reveals
  /// the button for a deletion, unless the delegate has actions of its own there.
  func offeredStyle(onRow row: IndexPath) -> UITableViewCell.EditingStyle {
    guard rows.contains(row) else { return .none }
    let style = styleOfCommit(onRow: row)
    if isEditing { return style }
    let hasOwn =
      storedDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row) != nil
    return style == .delete && !hasOwn ? .delete : .none
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
  func contextMenuConfiguration(onRow row: IndexPath) -> UIContextMenuConfiguration? {
    let point = rectForRow(at: row).origin
    return storedDelegate?.tableView(self, contextMenuConfigurationForRowAt: row, point: point)
  }

  /// Whether the user can select more than one row now.
  var allowsMultipleRows: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var allowsTouchSelection: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleRows : allowsSelection
  }

  /// Scrolls to the row, as a user does before touching it.
  func bringIntoSight(_ row: IndexPath) {
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
    if let cell = cellForRow(at: row) { cell.interfaceSegues.selection?.perform(from: cell) }
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
