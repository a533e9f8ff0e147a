#if !canImport(UIKit)
/// Calls the data source and the delegate for headers and footers.
extension UITableView {
  func title(of part: TableGeometry.Part) -> String? {
    switch part {
    case .header(let section): storedDataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer(let section): storedDataSource?.tableView(self, titleForFooterInSection: section)
    case .row: nil
    }
  }

  func view(of part: TableGeometry.Part) -> UIView? {
    switch part {
    case .header(let section): storedDelegate?.tableView(self, viewForHeaderInSection: section)
    case .footer(let section): storedDelegate?.tableView(self, viewForFooterInSection: section)
    case .row: nil
    }
  }

  func titled(_ title: String?) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  func willDisplay(_ view: UIView, as part: TableGeometry.Part) {
    switch part {
    case .header(let section):
      storedDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer(let section):
      storedDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    case .row: break
    }
  }

  func didEndDisplaying(_ view: UIView, as part: TableGeometry.Part) {
    switch part {
    case .header(let section):
      storedDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer(let section):
      storedDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    case .row: break
    }
    if let view = view as? UITableViewHeaderFooterView { recycle(view) }
  }
}
#endif
