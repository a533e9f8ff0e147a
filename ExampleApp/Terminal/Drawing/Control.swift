import PortableUIKit

/// A control on screen that the user can touch, with its number in the drawing.
@MainActor
struct Control {
  enum Kind {
    case barButton(UIBarButtonItem)
    case button(UIControl)
    case field(UITextField)
    case toggle(UISwitch)
    case row(IndexPath, of: UITableView)
    case alertAction(UIAlertAction, of: UIAlertController)
  }

  let number: Int
  let kind: Kind

  /// The text on the control.
  var title: String {
    switch kind {
    case .barButton(let item): item.title ?? ""
    case .button(let control): (control as? UIButton)?.currentTitle ?? control.label
    case .field(let field): field.placeholder ?? field.label
    case .toggle(let toggle): toggle.label
    case .row(let row, let table): table.texts(at: row).title
    case .alertAction(let action, _): action.title ?? ""
    }
  }

  /// The text after the title.
  var detail: String? {
    switch kind {
    case .field(let field): field.shownText
    case .toggle(let toggle): toggle.isOn ? "on" : "off"
    case .row(let row, let table): table.texts(at: row).detail
    case .barButton, .button, .alertAction: nil
    }
  }

  var isEnabled: Bool {
    switch kind {
    case .barButton(let item): item.isEnabled
    case .button(let control): control.isEnabled
    case .field(let field): field.isEnabled
    case .toggle(let toggle): toggle.isEnabled
    case .row: true
    case .alertAction(let action, _): action.isEnabled
    }
  }

  /// Touches the control, as a user does.
  func tap(by user: HeadlessUser) {
    switch kind {
    case .barButton(let item): user.tap(item)
    case .button(let control): user.tap(control)
    case .field(let field): user.tap(field)
    case .toggle(let toggle): user.tap(toggle)
    case .row(let row, let table): user.selectRow(at: row, in: table)
    case .alertAction(let action, let alert): user.choose(action, in: alert)
    }
  }
}

extension UIView {
  fileprivate var label: String { accessibilityLabel ?? "" }
}

extension UITextField {
  /// The text on screen, with dots for a password.
  fileprivate var shownText: String {
    let text = text ?? ""
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}

extension UITableView {
  /// Returns the texts of a row, visible or not.
  fileprivate func texts(at row: IndexPath) -> (title: String, detail: String?) {
    let cell = cellForRow(at: row) ?? dataSource?.tableView(self, cellForRowAt: row)
    let content = cell?.contentConfiguration as? UIListContentConfiguration
    return (content?.text ?? "", content?.secondaryText)
  }
}
