#if !canImport(UIKit)
extension HeadlessUser {
  /// Types at the end of a text field, which begins editing first. A line break presses the return
  /// key.
  ///
  /// - Returns: False if the user can't touch the field, or its delegate doesn't let it begin
  ///   editing.
  @discardableResult
  public func type(_ text: String, into field: UITextField) -> Bool {
    device.perform {
      guard beginEditing(field) else { return false }
      for character in text { field.receive(character) }
      return true
    }
  }

  /// Presses the delete key in a text field, `times` times.
  @discardableResult
  public func deleteBackward(in field: UITextField, times: Int = 1) -> Bool {
    device.perform {
      guard beginEditing(field) else { return false }
      for _ in 0..<times { field.receiveDelete() }
      return true
    }
  }

  /// Taps the clear button of a text field, if it shows one.
  @discardableResult
  public func clear(_ field: UITextField) -> Bool {
    touch(field) { field.receiveClear() }
  }

  /// Types at the end of a text view, which begins editing first.
  @discardableResult
  public func type(_ text: String, into textView: UITextView) -> Bool {
    device.perform {
      guard textView.isTouchable, textView.isEditable, textView.becomeFirstResponder() else {
        return false
      }
      for character in text { textView.receive(String(character)) }
      return true
    }
  }

  /// Types into a search bar. A line break presses its search button.
  @discardableResult
  public func type(_ text: String, into searchBar: UISearchBar) -> Bool {
    type(text, into: searchBar.searchTextField)
  }

  /// Taps the cancel button of a search bar, if it shows one.
  @discardableResult
  public func cancel(_ searchBar: UISearchBar) -> Bool {
    device.perform {
      guard searchBar.showsCancelButton, searchBar.isTouchable else { return false }
      searchBar.receiveCancel()
      return true
    }
  }

  /// Taps a button of a search bar's scope bar, if that is visible.
  ///
  /// - Returns: True if there is such a button.
  @discardableResult
  public func selectScope(at index: Int, in searchBar: UISearchBar) -> Bool {
    device.perform {
      let titles = searchBar.shownScopes
      guard titles.indices.contains(index), searchBar.isTouchable else { return false }
      searchBar.receiveTap(onScope: index)
      return true
    }
  }

  private func beginEditing(_ field: UITextField) -> Bool {
    if field.isEditing { return field.isTouchable }
    tap(field)
    return field.isEditing
  }
}
#endif
