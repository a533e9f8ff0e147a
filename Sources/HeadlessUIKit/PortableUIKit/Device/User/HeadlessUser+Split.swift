#if !canImport(UIKit)
extension HeadlessUser {
  /// Taps the button that shows and hides the sidebar of an expanded split view controller.
  ///
  /// - Returns: Whether there was one to tap: collapsed, covered, off screen, or with a
  ///   `displayModeButtonVisibility` of `.never` there is none.
  @discardableResult
  public func toggleSidebar(of splitViewController: UISplitViewController) -> Bool {
    device.perform { splitViewController.toggleSidebarByUser() }
  }
}

extension UISplitViewController {
  fileprivate func toggleSidebarByUser() -> Bool {
    guard !isCollapsed, displayModeButtonVisibility != .never,
      viewIfLoaded?.isTouchable ?? false
    else { return false }
    toggleSidebar()
    return true
  }
}
#endif
