#if !canImport(UIKit)
  /// Asked about, and told of, what the user does in a search bar.
  @preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  }

  extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) {}
  }

  /// Hears the search bar's text field and tells the search bar's delegate.
  final class SearchFieldRelay: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(_ bar: UISearchBar) {
      self.bar = bar
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      ask { $0.searchBarShouldBeginEditing($1) }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      bar?.editingDidBegin()
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      ask { $0.searchBarShouldEndEditing($1) }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
      tell { $0.searchBarTextDidEndEditing($1) }
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      tell { $0.searchBarSearchButtonClicked($1) }
      return false
    }

    private func ask(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
      guard let bar, let delegate = bar.delegate else { return true }
      return question(delegate, bar)
    }

    private func tell(_ message: (any UISearchBarDelegate, UISearchBar) -> Void) {
      guard let bar, let delegate = bar.delegate else { return }
      message(delegate, bar)
    }
  }
#endif
