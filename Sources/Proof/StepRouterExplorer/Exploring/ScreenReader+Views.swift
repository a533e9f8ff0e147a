import PortableUIKit

extension ScreenReader {
  /// Reads a view and everything in it.
  mutating func read(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled,
      !coveredViews.contains(ObjectIdentifier(view)), !device.isOverlaid(view)
    else { return }
    readGestures(on: view)
    readMenu(on: view)
    readPage(in: view)
    switch view {
    case is UINavigationBar, is UITabBar, is UIToolbar: return
    case let bar as UISearchBar: read(bar)
    case let picker as UIPickerView: read(picker)
    case let table as UITableView: read(table)
    case let collection as UICollectionView: read(collection)
    case let field as UITextField: read(field)
    case let textView as UITextView: read(textView)
    case let control as UIControl: read(control)
    default: for subview in view.subviews { read(subview) }
    }
  }

  mutating func noteUntouched(_ view: UIView) {
    let type = String(describing: type(of: view))
    let name = view.writtenName
    let title = name == type ? type : "\(type) “\(name)”"
    if !untouched.contains(title) { untouched.append(title) }
  }

  /// Reads a web view's page and the links on it that the device knows.
  private mutating func readPage(in view: UIView) {
    guard let page = device.page(in: view) else { return }
    values.append(page)
    for (index, text) in device.links(in: view).enumerated() {
      add(.tap(text)) { $0.tapLink(at: index, in: view) }
    }
  }

  private mutating func readMenu(on view: UIView) {
    guard view.interactions.contains(where: { $0 is UIContextMenuInteraction }),
      let menu = device.menu(on: view)
    else { return }
    let name = view.touchedName
    for title in menu.titles {
      add(.menuAction(title, of: name)) { $0.chooseMenuAction(title, on: view) }
    }
    if menu.hasPreview { add(.openPreview(of: name)) { $0.tapMenuPreview(on: view) } }
  }
}

extension ScreenReader {
  mutating func read(_ bar: UISearchBar) {
    read(bar.searchTextField)
    let scopes = device.scopes(of: bar)
    if !scopes.isEmpty { values.append("\(bar.selectedScopeButtonIndex)") }
    for (index, title) in scopes.enumerated() where index != bar.selectedScopeButtonIndex {
      add(.tap(title)) { $0.selectScope(at: index, in: bar) }
    }
    if bar.showsCancelButton, device.canGesture { add(.tap("Cancel")) { $0.cancel(bar) } }
  }

  mutating func read(_ field: UITextField) {
    guard field.isEnabled else { return }
    readTexts(of: field.placeholder ?? field.writtenName, field.text) { $0.type($1, into: field) }
  }

  private mutating func read(_ textView: UITextView) {
    guard textView.isEditable else { return }
    readTexts(of: textView.writtenName, textView.text) { $0.type($1, into: textView) }
  }

  /// Reads a field. Each text goes in at most once; otherwise the field would grow forever.
  private mutating func readTexts(
    of name: String, _ content: String?, type: @escaping (TestDevice, String) -> Bool
  ) {
    let content = content ?? ""
    values.append(content)
    for text in (app.texts[name] ?? ["x"]) + (texts[name] ?? []) {
      let isThere = content.hasSuffix(text)
      touchables.append(
        Touchable(move: .type(text, into: name), isNew: !isThere) { isThere || type($0, text) })
    }
  }
}
