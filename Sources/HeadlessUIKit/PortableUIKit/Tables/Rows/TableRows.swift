#if !canImport(UIKit)
/// A table's knowledge of its rows: their number, and the visible cells.
@MainActor final class TableRows {
  unowned let table: UITableView
  private(set) var cells: [IndexPath: UITableViewCell] = [:]
  private let outlines = TableOutlines()
  private var counted: [Int]?
  private let heights = TableHeights()

  init(_ table: UITableView) {
    self.table = table
  }

  /// The number of rows in each section, requested when first needed after a reload.
  var counts: [Int] {
    if let counted { return counted }
    let counts = count()
    counted = counts
    return counts
  }

  var geometry: TableGeometry {
    TableGeometry(
      counts: counts, width: table.bounds.width,
      top: table.tableHeaderView?.frame.height ?? 0,
      heightOfPart: { [unowned self] in heights.height(of: $0, in: table) })
  }

  var contentHeight: CGFloat {
    geometry.height + (table.tableFooterView?.frame.height ?? 0)
  }

  func contains(_ row: IndexPath) -> Bool {
    counts.indices.contains(row.section) && (0..<counts[row.section]).contains(row.row)
  }

  func row(of cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Discards the counts and visible cells, so that the table requests both again.
  func reload() {
    for row in cells.keys.sorted() { remove(row) }
    forgetNumbers()
  }

  func forgetNumbers() {
    counted = nil
    heights.forget()
    outlines.removeAll(from: table)
  }

  /// Applies a batch of changes, keeping the cells that stay. Returns a message if the counts don't
  /// match.
  func take(_ update: BatchUpdate) -> String? {
    let before = counts
    let moved = cells.map { (old: $0.key, new: update.newPlace(of: $0.key), cell: $0.value) }
    forgetNumbers()
    let fault = update.fault(before: before, after: counts)
    for (old, new, _) in moved where new == nil { remove(old) }
    cells = [:]
    for case (_, let new?, let cell) in moved { cells[new] = cell }
    return fault
  }

  /// Shows the visible parts: recycles parts that have left, and requests parts that have arrived.
  func layOut() {
    let top = table.contentOffset.y
    // A row that turns out to be higher moves those below, perhaps out of sight.
    for _ in 0..<100 {
      let parts = geometry.parts(from: top, to: top + table.visibleHeight)
      removeHidden(except: Set(parts.map(\.part)))
      if !parts.contains(where: { show($0.part, in: $0.frame) }) { return }
    }
  }

  func header(of section: Int) -> UIView? { outlines.shown[.header(section)] }

  func footer(of section: Int) -> UIView? { outlines.shown[.footer(section)] }

  /// Returns whether the data source or the delegate has content for the part.
  func hasContent(_ part: TableGeometry.Part) -> Bool {
    outlines.hasContent(part, in: table)
  }

  private func count() -> [Int] {
    guard let source = table.storedDataSource else { return [] }
    return (0..<source.numberOfSections(in: table)).map {
      source.tableView(table, numberOfRowsInSection: $0)
    }
  }

  /// Shows a part. Returns true if it's a new row whose content has another height.
  private func show(_ part: TableGeometry.Part, in frame: CGRect) -> Bool {
    switch part {
    case .row(let row):
      if let cell = cells[row] {
        cell.frame = frame
        return false
      }
      guard let cell = insert(row) else { return false }
      cell.frame = frame
      return heights.take(cell, of: row, in: table)
    case .header, .footer:
      outlines.show(part, in: table, frame: frame)
      return false
    }
  }

  private func insert(_ row: IndexPath) -> UITableViewCell? {
    guard let cell = table.storedDataSource?.tableView(table, cellForRowAt: row) else { return nil }
    cells[row] = cell
    cell.setEditing(table.isEditing, animated: false)
    cell.setSelected(table.selection.contains(row), animated: false)
    cell.updateConfigurationIfNeeded()
    table.storedDelegate?.tableView(table, willDisplay: cell, forRowAt: row)
    table.addSubview(cell)
    return cell
  }

  private func remove(_ row: IndexPath) {
    guard let cell = cells.removeValue(forKey: row) else { return }
    cell.removeFromSuperview()
    table.storedDelegate?.tableView(table, didEndDisplaying: cell, forRowAt: row)
    table.recycle(cell)
  }

  private func removeHidden(except visible: Set<TableGeometry.Part>) {
    for row in cells.keys.sorted() where !visible.contains(.row(row)) { remove(row) }
    outlines.remove(from: table, except: visible)
  }
}
#endif
