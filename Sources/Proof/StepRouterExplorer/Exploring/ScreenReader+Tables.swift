import PortableUIKit

extension ScreenReader {
  mutating func read(_ table: UITableView) {
    if table.isEditing { values.append("editing") }
    if let refresh = table.refreshControl { read(refresh as UIView) }
    if let background = table.backgroundView { read(background) }
    if let header = table.tableHeaderView { read(header) }
    for section in 0..<table.numberOfSections {
      let count = table.numberOfRows(inSection: section)
      if rows < count {
        let title = "rows of \(type(of: table)) besides \(rows)"
        if !untouched.contains(title) { untouched.append(title) }
      }
      for row in count.spread(over: rows) {
        read(IndexPath(row: row, section: section), in: table)
      }
    }
    for cell in table.visibleCells { for subview in cell.subviews { read(subview) } }
    if let footer = table.tableFooterView { read(footer) }
  }

  private mutating func read(_ row: IndexPath, in table: UITableView) {
    let name = table.writtenName(ofRowAt: row)
    add(.tap(name)) { $0.selectRow(at: row, in: table) }
    if device.hasAccessoryButton(rowAt: row, in: table) {
      add(.tapAccessory(of: name)) { $0.tapAccessory(ofRowAt: row, in: table) }
    }
    for isLeading in [true, false] where !table.isEditing {
      for title in device.swipeActions(onRowAt: row, in: table, leading: isLeading) {
        add(.swipeAction(title, of: name)) {
          $0.chooseSwipeAction(title, onRowAt: row, in: table, leading: isLeading)
        }
      }
    }
    readMenu(onRowAt: row, named: name, in: table)
    readEdit(ofRowAt: row, named: name, in: table)
  }

  private mutating func readMenu(onRowAt row: IndexPath, named name: String, in table: UITableView)
  {
    guard let menu = device.menu(onRowAt: row, in: table) else { return }
    for title in menu.titles {
      add(.menuAction(title, of: name)) { $0.chooseMenuAction(title, onRowAt: row, in: table) }
    }
    if menu.hasPreview {
      add(.openPreview(of: name)) { $0.tapMenuPreview(onRowAt: row, in: table) }
    }
  }

  /// Adds the move that deletes or inserts a row, if the row's editing style allows one. Whether
  /// the data source commits edits isn't known in advance.
  private mutating func readEdit(ofRowAt row: IndexPath, named name: String, in table: UITableView)
  {
    let style = device.editingStyle(ofRowAt: row, in: table)
    guard style != .none, let source = table.dataSource else { return }
    let move: UserMove = style == .insert ? .insertRow(name) : .deleteRow(name)
    touchables.append(
      Touchable(move: move, isNew: false, source: CommittingSource(source)) { device in
        device.commitEditing(ofRowAt: row, in: table)
      })
  }
}
