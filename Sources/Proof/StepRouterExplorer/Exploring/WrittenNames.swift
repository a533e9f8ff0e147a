import PortableUIKit

extension UIView {
  /// The text on the view, or else its accessibility label or identifier, or else its class.
  var writtenName: String {
    let title = (self as? UIButton).flatMap { $0.currentTitle ?? $0.configuration?.title }
    if let title, !title.isEmpty { return title }
    return accessibilityLabel ?? accessibilityIdentifier ?? String(describing: type(of: self))
  }

  /// The name of a view that handles a gesture: its label or identifier, the title of the screen it
  /// belongs to, or a text in it.
  var touchedName: String {
    if let given = accessibilityLabel ?? accessibilityIdentifier { return given }
    if let screen = next as? UIViewController { return screen.title ?? "\(type(of: screen))" }
    return self is UIControl ? writtenName : firstText ?? writtenName
  }

  fileprivate var firstText: String? {
    if let label = self as? UILabel, let text = label.text, !text.isEmpty { return text }
    for subview in subviews {
      if let text = subview.firstText { return text }
    }
    return nil
  }
}

extension UITableView {
  /// Returns the title of a row, even if it's out of sight.
  func writtenName(ofRowAt path: IndexPath) -> String {
    let cell = cellForRow(at: path) ?? dataSource?.tableView(self, cellForRowAt: path)
    let content = cell?.contentConfiguration as? UIListContentConfiguration
    return content?.text ?? cell?.firstText ?? "row \(path.row + 1) of section \(path.section + 1)"
  }
}

extension UICollectionView {
  /// Returns the title of an item, or its position if it's out of sight: a collection view has
  /// cells only for visible items.
  func writtenName(ofItemAt path: IndexPath) -> String {
    let cell = cellForItem(at: path)
    let content = cell?.contentConfiguration as? UIListContentConfiguration
    return content?.text ?? cell?.accessibilityLabel ?? cell?.firstText
      ?? "item \(path.item + 1) of section \(path.section + 1)"
  }
}

extension UIViewController {
  /// The title on the tab. A stack without its own title shows its root's.
  var writtenTabTitle: String? {
    if let title = tabBarItem.title ?? title { return title }
    return (self as? UINavigationController)?.viewControllers.first?.writtenTabTitle
  }
}

extension UIMenu {
  /// The actions that the user can choose, including those of nested menus.
  var leaves: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let action = child as? UIAction {
        return action.attributes.isDisjoint(with: [.disabled, .hidden]) ? [action] : []
      }
      return (child as? UIMenu)?.leaves ?? []
    }
  }
}

extension UIKeyCommand {
  /// The keys: `command-shift-N`
  var writtenKeys: String {
    let modifiers: [(UIKeyModifierFlags, String)] = [
      (.control, "control"), (.alternate, "option"), (.shift, "shift"), (.command, "command"),
    ]
    let held = modifiers.filter { modifierFlags.contains($0.0) }.map(\.1)
    let key = (input ?? "").replacingOccurrences(of: "UIKeyInput", with: "")
    return (held + [key.count == 1 ? key.uppercased() : key]).joined(separator: "-")
  }
}

extension UIModalPresentationStyle {
  /// Whether the user can dismiss this kind of presentation with a swipe.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    default: false
    }
  }

  /// Whether this kind of presentation covers its presenter only.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
