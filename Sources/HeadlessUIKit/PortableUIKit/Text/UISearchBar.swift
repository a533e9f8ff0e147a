#if !canImport(UIKit)
/// A bar with a text field for searches.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning {
  /// The delegate that UIKit calls, even if a subclass overrides `delegate` (rule 263).
  @exclusivity(unchecked) weak var storedDelegate: (any UISearchBarDelegate)?

  open weak var delegate: (any UISearchBarDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  open var barStyle = UIBarStyle.default
  open var searchBarStyle = Style.default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var prompt: String?
  open var showsCancelButton = false
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  private lazy var textField = makeTextField()
  private lazy var relay = SearchFieldRelay(self)
  /// The search controller that this bar belongs to.
  weak var searchController: UISearchController?

  open var searchTextField: UISearchTextField { textField }

  open var barPosition: UIBarPosition { .any }

  /// The current text. Setting it doesn't notify the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open func setShowsScope(_ show: Bool, animated: Bool) {
    showsScopeBar = show
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  override func contentSize(within width: CGFloat) -> CGSize? {
    CGSize(width: UIView.noIntrinsicMetric, height: showsScopeBar ? 100 : 56)
  }

  private func makeTextField() -> UISearchTextField {
    let field = UISearchTextField()
    field.delegate = relay
    field.clearButtonMode = .whileEditing
    field.returnKeyType = .search
    field.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    addSubview(field)
    return field
  }

  private func textDidChange() {
    storedDelegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
    searchController?.textDidChange()
  }

  /// The titles of the visible scope bar. A search controller shows it while it's active.
  var shownScopes: [String] {
    showsScopeBar || searchController?.isActive ?? false ? scopeButtonTitles ?? [] : []
  }

  func editingDidBegin() {
    storedDelegate?.searchBarTextDidBeginEditing(self)
    searchController?.isActive = true
  }

  /// Handles a tap on a button of the scope bar.
  func receiveTap(onScope index: Int) {
    guard index != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = index
    storedDelegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searchController?.textDidChange()
  }

  /// Handles a tap on the cancel button.
  func receiveCancel() {
    storedDelegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }
}

/// The text field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

/// Methods that control a search bar and respond to its user.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  @available(iOS, deprecated: 100000.0)
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

/// Forwards the events of a search bar's text field to the search bar's delegate.
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
    guard let bar, let delegate = bar.storedDelegate else { return true }
    return question(delegate, bar)
  }

  private func tell(_ message: (any UISearchBarDelegate, UISearchBar) -> Void) {
    guard let bar, let delegate = bar.storedDelegate else { return }
    message(delegate, bar)
  }
}
#endif
