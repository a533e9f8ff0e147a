#if !canImport(UIKit)
extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

    var hasButton: Bool { self == .detailDisclosureButton || self == .detailButton }
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
}

/// A cell's current state.
struct CellFlags {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
}
#endif
