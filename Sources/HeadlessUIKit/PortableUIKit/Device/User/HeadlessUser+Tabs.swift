#if !canImport(UIKit)
extension HeadlessUser {
  /// Taps an item of the tab bar, also the selected one. Where not all tabs fit, the last is More.
  ///
  /// - Returns: Whether the touch reached one: a disabled item hears nothing of it.
  @discardableResult
  public func selectTab(at index: Int, in tabBarController: UITabBarController) -> Bool {
    device.perform { tabBarController.receiveTap(onItem: index) }
  }

  /// Taps a tab where it stands: in the bar, behind More, or in the sidebar, where the tabs of groups
  /// are, too.
  ///
  /// - Returns: Whether the touch reached it: a tab that is hidden or disabled, or one of a group
  ///   whose sidebar is not shown, hears nothing of it.
  @available(iOS 18.0, *)
  @discardableResult
  public func select(_ tab: UITab, in tabBarController: UITabBarController) -> Bool {
    device.perform { tabBarController.receiveTap(onTabAnywhere: tab) }
  }

  /// Taps More, and a row of its list.
  func selectBehindMore(_ row: Int, in tabBarController: UITabBarController) -> Bool {
    device.perform { tabBarController.receiveTap(onTail: row) }
  }

  /// Shows or hides the sidebar of a tab bar controller.
  ///
  /// - Returns: Whether it has one at this width.
  @discardableResult
  public func toggleSidebar(of tabBarController: UITabBarController) -> Bool {
    device.perform { tabBarController.receiveTapOnSidebarButton() }
  }

  /// Edits the sidebar: hides a tab, or shows it again.
  ///
  /// - Returns: Whether the sidebar is shown, and the tab allows it.
  @available(iOS 18.0, *)
  @discardableResult
  public func setHidden(
    _ isHidden: Bool, _ tab: UITab, in tabBarController: UITabBarController
  ) -> Bool {
    device.perform { tabBarController.receiveHiding(of: tab, isHidden: isHidden) }
  }

  /// Edits the sidebar: puts the tabs of a group in another order, by their identifiers.
  ///
  /// - Returns: Whether the sidebar is shown, and the group allows it.
  @available(iOS 18.0, *)
  @discardableResult
  public func reorder(
    _ group: UITabGroup, to identifiers: [String], in tabBarController: UITabBarController
  ) -> Bool {
    device.perform { tabBarController.receiveOrder(identifiers, of: group) }
  }
}
#endif
