/// Touches on rows, and context menus.
extension UserMove {
  /// A tap on the button in the accessory of the row with this name.
  public static func tapAccessory(of name: String, number: Int = 1) -> Self {
    Self(.tapAccessory, name, number: number == 1 ? nil : number)
  }

  /// A swipe on the row with this name, and a tap on the action with this title.
  public static func swipeAction(_ title: String, of name: String, number: Int = 1) -> Self {
    Self(.swipeAction, name, text: title, number: number == 1 ? nil : number)
  }

  /// The deletion of the row with this name.
  public static func deleteRow(_ name: String, number: Int = 1) -> Self {
    Self(.deleteRow, name, number: number == 1 ? nil : number)
  }

  /// The insertion of a row, with the editing control of the row with this name.
  public static func insertRow(_ name: String, number: Int = 1) -> Self {
    Self(.insertRow, name, number: number == 1 ? nil : number)
  }

  /// A long press on the row or view with this name, and the choice of an action in its menu.
  public static func menuAction(_ title: String, of name: String, number: Int = 1) -> Self {
    Self(.menuAction, name, text: title, number: number == 1 ? nil : number)
  }

  /// A long press on the row or view with this name, and a tap on the preview over its menu.
  public static func openPreview(of name: String, number: Int = 1) -> Self {
    Self(.openPreview, name, number: number == 1 ? nil : number)
  }
}
