/// Touches on bars, and gestures between screens.
extension UserMove {
  /// A tap on a tab.
  public static func tab(_ title: String) -> Self { Self(.tab, title) }

  /// A tap on the back button of the innermost stack that has one.
  public static let back = Self(.back)

  /// A long press on the back button of the innermost stack that has one, and the choice of the
  /// screen with this title.
  public static func longPressBack(to title: String, number: Int = 1) -> Self {
    Self(.longPressBack, title, number: number == 1 ? nil : number)
  }

  /// A swipe back in the innermost stack that allows one; the user cancels it.
  public static let cancelBack = Self(.cancelBack)

  /// A swipe on the topmost sheet; the user cancels it.
  public static let cancelSwipeDown = Self(.cancelSwipeDown)

  /// A swipe that dismisses the topmost sheet.
  public static let swipeDown = Self(.swipeDown)

  /// A drag of the topmost sheet to the detent with this identifier.
  public static func dragSheet(to detent: String) -> Self { Self(.dragSheet, detent) }

  /// A swipe to another page, in the page controller with this number, counted from the outermost.
  public static func turnPage(_ direction: PageDirection, number: Int = 1) -> Self {
    Self(.turnPage, direction.rawValue, number: number == 1 ? nil : number)
  }

  /// A tap on the button that shows or hides the sidebar, in the split view controller with this
  /// number, counted from the outermost.
  public static func toggleSidebar(number: Int = 1) -> Self {
    Self(.toggleSidebar, number: number == 1 ? nil : number)
  }
}
