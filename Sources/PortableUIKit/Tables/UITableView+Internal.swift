#if !canImport(UIKit)
  extension UITableView {
    /// Whether more than one row can be selected now.
    var allowsMultipleRows: Bool {
      isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// The height in which rows are in sight.
    var visibleHeight: CGFloat {
      guard bounds.height == 0, !translatesAutoresizingMaskIntoConstraints else {
        return bounds.height
      }
      return window?.bounds.height ?? 0
    }

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

    /// Adds to the open batch of changes, or makes the change at once.
    func change(_ change: (inout TableUpdate) -> Void) {
      beginUpdates()
      if var update = openUpdate {
        change(&update)
        openUpdate = update
      }
      endUpdates()
    }

    func perform(_ update: TableUpdate) {
      let fault = rows.take(update)
      selection.map(update.newPlace)
      setNeedsLayout()
      guard let fault else { return }
      forgetRows()
      device.misuse("T2", "NSInternalInconsistencyException", fault)
    }

    func reportUnregistered(_ identifier: String) {
      device.misuse(
        "T1", "NSInternalInconsistencyException",
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard")
    }
  }
#endif
