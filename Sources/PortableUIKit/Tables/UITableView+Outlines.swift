#if !canImport(UIKit)
/// What a table asks for its headers and footers, and tells of them.
extension UITableView {
  func title(of part: TableGeometry.Part) -> String? {
    switch part {
    case .header(let section): dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer(let section): dataSource?.tableView(self, titleForFooterInSection: section)
    case .row: nil
    }
  }

  func view(of part: TableGeometry.Part) -> UIView? {
    switch part {
    case .header(let section): delegate?.tableView(self, viewForHeaderInSection: section)
    case .footer(let section): delegate?.tableView(self, viewForFooterInSection: section)
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
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer(let section):
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    case .row: break
    }
  }

  func didEndDisplaying(_ view: UIView, as part: TableGeometry.Part) {
    switch part {
    case .header(let section):
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer(let section):
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    case .row: break
    }
    if let view = view as? UITableViewHeaderFooterView { recycle(view) }
  }
}
#endif
