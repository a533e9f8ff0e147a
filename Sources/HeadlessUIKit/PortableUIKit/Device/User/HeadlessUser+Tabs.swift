#if !canImport(UIKit)
extension HeadlessUser {
  /// Taps an item of the tab bar, which may be the selected one. If not all tabs fit, the last item
  /// is More.
  ///
  /// - Returns: True if the touch reached an item. It doesn't reach a disabled one.
  @discardableResult
  public func selectTab(at index: Int, in tabBarController: UITabBarController) -> Bool {
    device.perform { tabBarController.receiveTap(onItem: index) }
  }

  /// Taps a tab wherever it is: in the bar, behind More, or in the sidebar, which also has the tabs
  /// of groups.
  ///
  /// - Returns: True if the touch reached the tab. It doesn't reach a tab that is hidden or
  ///   disabled, or in a group without a visible sidebar.
  @available(iOS 18.0, *)
  @discardableResult
  public func select(_ tab: UITab, in tabBarController: UITabBarController) -> Bool {
    device.perform { tabBarController.receiveTap(onTabAnywhere: tab) }
  }

  /// Taps More, and then a row of its list.
  func selectBehindMore(_ row: Int, in tabBarController: UITabBarController) -> Bool {
    device.perform { tabBarController.receiveTap(onTail: row) }
  }

  /// Shows or hides the sidebar of a tab bar controller.
  ///
  /// - Returns: True if it has a sidebar at this width.
  @discardableResult
  public func toggleSidebar(of tabBarController: UITabBarController) -> Bool {
    device.perform { tabBarController.receiveTapOnSidebarButton() }
  }

  /// Edits the sidebar: hides a tab, or shows it again.
  ///
  /// - Returns: True if the sidebar is visible and the tab allows hiding.
  @available(iOS 18.0, *)
  @discardableResult
  public func setHidden(
    _ isHidden: Bool, _ tab: UITab, in tabBarController: UITabBarController
  ) -> Bool {
    device.perform { tabBarController.receiveHiding(of: tab, isHidden: isHidden) }
  }

  /// Edits the sidebar: reorders the tabs of a group, by their identifiers.
  ///
  /// - Returns: True if the sidebar is visible and the group allows reordering.
  @available(iOS 18.0, *)
  @discardableResult
  public func reorder(
    _ group: UITabGroup, to identifiers: [String], in tabBarController: UITabBarController
  ) -> Bool {
    device.perform { tabBarController.receiveOrder(identifiers, of: group) }
  }
}
#endif
