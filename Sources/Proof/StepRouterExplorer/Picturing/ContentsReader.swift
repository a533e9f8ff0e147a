import PortableUIKit
import StepRouterTesting

/// Reads what the visible screens of a window show. It changes nothing.
@MainActor
struct ContentsReader {
  private(set) var contents: [ScreenContents] = []
  private var items: [ScreenContents.Item] = []
  private let limit: Int

  /// Reads the screens in the topmost layer.
  ///
  /// - Parameter limit: The maximum number of items to keep for each screen. A picture has no room
  ///   for more than the default.
  init(_ window: UIWindow, limit: Int = 24) {
    self.limit = limit
    if let top = window.layers.last { read(top) }
  }

  private mutating func read(_ screen: UIViewController) {
    items = []
    if let alert = screen as? UIAlertController {
      read(alert)
    } else {
      if screen.parent is UINavigationController { readBar(of: screen) }
      if let view = screen.viewIfLoaded { read(view, of: screen) }
    }
    if !items.isEmpty {
      let name = String(describing: type(of: screen))
      contents.append(ScreenContents(screen: name, items: Array(items.prefix(limit))))
    }
    for child in screen.shownChildren { read(child) }
  }

  /// The number of rows to read in each section of a list.
  var rowCount: Int { limit / 2 }

  mutating func add(
    _ kind: ScreenContents.Item.Kind, _ text: String, value: String? = nil, isEnabled: Bool = true
  ) {
    items.append(.init(kind: kind, text: text, value: value, isEnabled: isEnabled ? nil : false))
  }

  private mutating func read(_ alert: UIAlertController) {
    if let message = alert.message, !message.isEmpty { add(.text, message) }
    for field in alert.textFields ?? [] { read(field) }
    for action in alert.actions { add(.button, action.title ?? "", isEnabled: action.isEnabled) }
  }

  private mutating func readBar(of screen: UIViewController) {
    let item = screen.navigationItem
    for button in item.leftBarButtonItems ?? [] { read(button, as: .leadingBar) }
    for button in item.rightBarButtonItems ?? [] { read(button, as: .bar) }
    if let search = item.searchController { read(search.searchBar.searchTextField) }
  }

  private mutating func read(_ button: UIBarButtonItem, as kind: ScreenContents.Item.Kind) {
    guard !button.isHidden, button.customView == nil,
      let name = button.spokenName
    else { return }
    add(kind, name, isEnabled: button.isEnabled)
  }

  private mutating func read(_ view: UIView, of screen: UIViewController) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    // The view of a child belongs to the child's own contents.
    if let owner = view.next as? UIViewController, owner !== screen { return }
    switch view {
    case is UINavigationBar, is UITabBar, is UIToolbar: return
    case let bar as UISearchBar: read(bar.searchTextField)
    case let picker as UIPickerView: add(.picker, picker.writtenName)
    case let table as UITableView: read(table)
    case let collection as UICollectionView: read(collection)
    case let control as UIControl: read(control)
    case let text as UITextView: read(text)
    case let label as UILabel:
      if let text = label.text, !text.isEmpty { add(.text, text) }
    default: for subview in view.subviews { read(subview, of: screen) }
    }
  }
}
