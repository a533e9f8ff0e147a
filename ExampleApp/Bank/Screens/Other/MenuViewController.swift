import PortableUIKit

/// The drawer's menu.
package final class MenuViewController: RowsViewController {
  /// The destinations of the menu.
  enum Item: String, CaseIterable {
    case accounts = "Accounts"
    case payments = "Payments"
    case settings = "Settings"
    case chat = "Chat"
  }

  var session: Session?
  var onItem: @MainActor (Item) -> Void = { _ in }
  var onLogIn: @MainActor () -> Void = {}
  var onClose: @MainActor (MenuViewController) -> Void = { _ in }

  override package func viewDidLoad() {
    super.viewDidLoad()
    session?.changes.observe(self) { $0.fill() }
  }

  override func fill() {
    title = "Menu"
    let items = Item.allCases.map { item in
      Row(title: item.rawValue) { [weak self] in self?.onItem(item) }
    }
    rows = items + [sessionRow, closeRow]
  }

  override package func accessibilityPerformEscape() -> Bool {
    onClose(self)
    return true
  }

  private var sessionRow: Row {
    session?.isLoggedIn == true
      ? Row(title: "Log out") { [weak self] in self?.session?.logOut() }
      : Row(title: "Log in…") { [weak self] in self?.onLogIn() }
  }

  private var closeRow: Row {
    Row(title: "Close menu") { [weak self] in
      if let self { onClose(self) }
    }
  }
}
