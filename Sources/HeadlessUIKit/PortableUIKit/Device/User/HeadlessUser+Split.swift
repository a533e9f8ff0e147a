#if !canImport(UIKit)
extension HeadlessUser {
  /// Taps the button that shows and hides the sidebar of an expanded split view controller.
  ///
  /// - Returns: True if there was a button to tap. There is none while the split view controller is
  ///   collapsed, covered or off screen, or if its `displayModeButtonVisibility` is `.never`.
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
