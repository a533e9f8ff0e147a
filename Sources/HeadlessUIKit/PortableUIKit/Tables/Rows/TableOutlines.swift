#if !canImport(UIKit)
/// The headers and footers of a table's sections. The table requests each one only once while that
/// one stays visible.
///
/// This is an object, like all parts of a table that call the app, because the app's answers may
/// call the table.
@MainActor final class TableOutlines {
  private(set) var shown: [TableGeometry.Part: UIView] = [:]
  private var provided: [TableGeometry.Part: UIView?] = [:]

  func hasContent(_ part: TableGeometry.Part, in table: UITableView) -> Bool {
    table.title(of: part) != nil || view(for: part, in: table) != nil
  }

  func show(_ part: TableGeometry.Part, in table: UITableView, frame: CGRect) {
    if let view = shown[part] { return view.frame = frame }
    let view = view(for: part, in: table) ?? table.titled(table.title(of: part))
    shown[part] = view
    view.frame = frame
    table.willDisplay(view, as: part)
    table.addSubview(view)
  }

  func remove(from table: UITableView, except visible: Set<TableGeometry.Part>) {
    let hidden = shown.filter { !visible.contains($0.key) }
    for (part, view) in hidden.sorted(by: { $0.key.isAbove($1.key) }) {
      shown[part] = nil
      provided[part] = nil
      view.removeFromSuperview()
      table.didEndDisplaying(view, as: part)
    }
  }

  func removeAll(from table: UITableView) {
    remove(from: table, except: [])
    provided = [:]
  }

  private func view(for part: TableGeometry.Part, in table: UITableView) -> UIView? {
    if let known = provided[part] { return known }
    let view = table.view(of: part)
    provided[part] = .some(view)
    return view
  }
}
#endif
