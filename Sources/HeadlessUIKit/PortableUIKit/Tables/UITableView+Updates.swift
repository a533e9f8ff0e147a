#if !canImport(UIKit)
/// Changes the rows and the views around them.
extension UITableView {
  func forgetRows() {
    selection.removeAll()
    rows.reload()
    setNeedsLayout()
  }

  func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// Adds a change to the open batch, or makes it at once.
  func change(_ change: (inout BatchUpdate) -> Void) {
    beginUpdates()
    if var update = openUpdate {
      change(&update)
      openUpdate = update
    }
    endUpdates()
  }

  func perform(_ update: BatchUpdate) {
    let fault = rows.take(update)
    selection.map(update.newPlace)
    setNeedsLayout()
    guard let fault else { return }
    forgetRows()
    device.misuse("T2", "NSInternalInconsistencyException", fault)
  }
}
#endif
