#if !canImport(UIKit)
/// The heights of a table's parts. The table requests each one only once between two reloads.
@MainActor final class TableHeights {
  private var known: [TableGeometry.Part: CGFloat] = [:]

  static let row: CGFloat = 44
  static let header: CGFloat = 28

  /// The rows whose heights follow from their content.
  private var automatic: Set<IndexPath> = []

  func forget() {
    known.removeAll(keepingCapacity: true)
    automatic.removeAll(keepingCapacity: true)
  }

  /// Takes the height of a row's content, if the row's height follows from it. Returns true if that
  /// isn't the height so far.
  func take(_ cell: UITableViewCell, of row: IndexPath, in table: UITableView) -> Bool {
    guard automatic.contains(row), let height = cell.fittingHeight(atWidth: table.bounds.width),
      height != known[.row(row)]
    else { return false }
    known[.row(row)] = height
    return true
  }

  func height(of part: TableGeometry.Part, in table: UITableView) -> CGFloat {
    if let height = known[part] { return height }
    let height = ask(for: part, in: table)
    known[part] = height
    return height
  }

  private func ask(for part: TableGeometry.Part, in table: UITableView) -> CGFloat {
    switch part {
    case .row(let indexPath):
      let height =
        table.storedDelegate?.tableView(table, heightForRowAt: indexPath) ?? table.rowHeight
      guard height == UITableView.automaticDimension else { return height }
      automatic.insert(indexPath)
      return Self.row
    case .header(let section):
      let height =
        table.storedDelegate?.tableView(table, heightForHeaderInSection: section)
        ?? table.sectionHeaderHeight
      return resolve(height, hasContent: table.rows.hasContent(part))
    case .footer(let section):
      let height =
        table.storedDelegate?.tableView(table, heightForFooterInSection: section)
        ?? table.sectionFooterHeight
      return resolve(height, hasContent: table.rows.hasContent(part))
    }
  }

  /// Returns the height of a header or footer. An automatic one takes no room unless it has
  /// content.
  private func resolve(_ height: CGFloat, hasContent: @autoclosure () -> Bool) -> CGFloat {
    guard height == UITableView.automaticDimension else { return height }
    return hasContent() ? Self.header : 0
  }
}
#endif
