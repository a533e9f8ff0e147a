import PortableUIKit

extension UIView {
  /// What is written on the view, else what it is called for those who do not see it, else its
  /// class.
  var writtenName: String {
    let title = (self as? UIButton).flatMap { $0.currentTitle ?? $0.configuration?.title }
    if let title, !title.isEmpty { return title }
    return accessibilityLabel ?? accessibilityIdentifier ?? String(describing: type(of: self))
  }

  /// The first text in the view.
  fileprivate var firstText: String? {
    if let label = self as? UILabel, let text = label.text, !text.isEmpty { return text }
    for subview in subviews {
      if let text = subview.firstText { return text }
    }
    return nil
  }
}

extension UITableView {
  /// The title of a row, in sight or not.
  func writtenName(ofRowAt path: IndexPath) -> String {
    let cell = cellForRow(at: path) ?? dataSource?.tableView(self, cellForRowAt: path)
    let content = cell?.contentConfiguration as? UIListContentConfiguration
    return content?.text ?? cell?.firstText ?? "row \(path.row + 1) of section \(path.section + 1)"
  }
}

extension UIViewController {
  /// What is written on the tab: a stack without a title of its own shows its root's.
  var writtenTabTitle: String? {
    if let title = tabBarItem.title ?? title { return title }
    return (self as? UINavigationController)?.viewControllers.first?.writtenTabTitle
  }
}

extension UIMenu {
  /// The actions that can be chosen, those of menus within included.
  var leaves: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let action = child as? UIAction {
        return action.attributes.isDisjoint(with: [.disabled, .hidden]) ? [action] : []
      }
      return (child as? UIMenu)?.leaves ?? []
    }
  }
}

extension UIModalPresentationStyle {
  /// Whether a swipe dismisses what is presented so.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    default: false
    }
  }

  /// Whether what is presented so covers its presenter only.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
