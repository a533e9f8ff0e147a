#if !canImport(UIKit)
extension UIViewController {
  /// Loads the view from the nib. Returns false if there's no nib, or if it doesn't set a view.
  func loadFromNib() -> Bool {
    guard let name = nibName ?? impliedNibName,
      device.instantiateNib(name, in: nibBundle, owner: self) != nil
    else { return false }
    if isViewLoaded { return true }
    device.misuse(
      "M24", "NSInternalInconsistencyException",
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
        + "outlet was not set.")
    return false
  }

  /// The class name, without or with “Controller”, if there's a nib of that name.
  private var impliedNibName: String? {
    guard !device.nibs.isEmpty else { return nil }
    let name = "\(type(of: self))"
    let suffix = "Controller"
    let short = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    return [short, name].first { device.nibs[$0] != nil }
  }
}

extension UITableViewController {
  func reportNibWithoutTable() {
    device.misuse(
      "M24", "NSInternalInconsistencyException",
      "-[UITableViewController loadView] loaded the \"\(nibName ?? "\(type(of: self))")\" nib but "
        + "didn't get a UITableView.")
  }
}
#endif
