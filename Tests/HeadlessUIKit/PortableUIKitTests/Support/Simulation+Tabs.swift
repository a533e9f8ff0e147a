import PortableUIKit

#if canImport(UIKit)
@available(iOS 18.0, *)
extension Simulation {
  @discardableResult
  func select(_ tab: UITab, in tabs: UITabBarController) -> Bool { false }
  @discardableResult
  func toggleSidebar(of tabs: UITabBarController) -> Bool { false }
  @discardableResult
  func setHidden(_ isHidden: Bool, _ tab: UITab, in tabs: UITabBarController) -> Bool { false }
  @discardableResult
  func reorder(_ group: UITabGroup, to order: [String], in tabs: UITabBarController) -> Bool {
    false
  }
}

extension Simulation {
  func selectRow(_ row: Int, behindMoreOf tabs: UITabBarController) {}
}
#else
extension Simulation {
  @discardableResult
  func select(_ tab: UITab, in tabs: UITabBarController) -> Bool { user.select(tab, in: tabs) }
  @discardableResult
  func toggleSidebar(of tabs: UITabBarController) -> Bool { user.toggleSidebar(of: tabs) }
  @discardableResult
  func setHidden(_ isHidden: Bool, _ tab: UITab, in tabs: UITabBarController) -> Bool {
    user.setHidden(isHidden, tab, in: tabs)
  }

  @discardableResult
  func reorder(_ group: UITabGroup, to order: [String], in tabs: UITabBarController) -> Bool {
    user.reorder(group, to: order, in: tabs)
  }

  /// Taps a row of More's list.
  func selectRow(_ row: Int, behindMoreOf tabs: UITabBarController) {
    let list = tabs.moreNavigationController.viewControllers.first as? UITableViewController
    guard let table = list?.tableView else { return }
    user.selectRow(at: IndexPath(row: row, section: 0), in: table)
  }
}
#endif
