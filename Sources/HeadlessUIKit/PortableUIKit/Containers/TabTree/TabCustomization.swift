#if !canImport(UIKit)
/// The user's changes to the tabs of one customization identifier.
struct TabCustomization {
  /// Whether each tab is hidden, by tab identifier.
  var hidden: [String: Bool] = [:]
  /// The order of each group's children, by group identifier.
  var order: [String: [String]] = [:]
}

/// Applies and records the user's changes to tabs, which outlive the tab bar controller (rule 135).
extension UITabBarController {
  private var customization: TabCustomization {
    get { customizationIdentifier.flatMap { device.tabCustomizations[$0] } ?? TabCustomization() }
    set { customizationIdentifier.map { device.tabCustomizations[$0] = newValue } }
  }

  /// Applies the user's changes when a tab joins the tree. Values the app sets later prevail.
  func applyCustomization(to tab: UITab) {
    if let isHidden = customization.hidden[tab.identifier] {
      tab.isHidden = isHidden
    } else if tab.isHiddenByDefault {
      tab.isHidden = true
    }
    guard let group = tab as? UITabGroup, let order = customization.order[tab.identifier] else {
      return
    }
    group.displayOrderIdentifiers = order
  }

  private func edit(_ change: () -> Void) {
    storedDelegate?.tabBarControllerWillBeginEditing(self)
    change()
    storedDelegate?.tabBarControllerDidEndEditing(self)
  }

  /// Returns true if the user can edit the tab in the sidebar.
  private func canEdit(_ tab: UITab) -> Bool {
    tab.tabBarController === self && showsSidebar && viewIfLoaded?.isTouchable ?? false
  }

  func receiveHiding(of tab: UITab, isHidden: Bool) -> Bool {
    guard canEdit(tab), tab.allowsHiding else { return false }
    edit {
      guard tab.isHidden != isHidden else { return }
      customization.hidden[tab.identifier] = isHidden
      tab.isHidden = isHidden
      storedDelegate?.tabBarController(self, visibilityDidChangeFor: [tab])
    }
    return true
  }

  func receiveOrder(_ identifiers: [String], of group: UITabGroup) -> Bool {
    guard canEdit(group), group.allowsReordering else { return false }
    edit {
      let old = group.displayOrderIdentifiers
      group.displayOrderIdentifiers = identifiers
      guard group.displayOrderIdentifiers != old else { return }
      customization.order[group.identifier] = group.displayOrderIdentifiers
      storedDelegate?.tabBarController(self, displayOrderDidChangeFor: group)
    }
    return true
  }
}
#endif
