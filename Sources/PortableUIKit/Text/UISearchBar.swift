#if !canImport(UIKit)
  /// A bar with a text field for a search.
  @preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning {
    open weak var delegate: (any UISearchBarDelegate)?
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
    open private(set) lazy var searchTextField = makeTextField()
    private lazy var relay = SearchFieldRelay(self)
    /// The search controller whose bar this is.
    weak var searchController: UISearchController?

    open var barPosition: UIBarPosition { .any }

    /// The text. Setting it tells nobody.
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
      delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
      searchController?.textDidChange()
    }

    func editingDidBegin() {
      delegate?.searchBarTextDidBeginEditing(self)
      searchController?.isActive = true
    }

    /// What a tap on the cancel button does.
    func receiveCancel() {
      delegate?.searchBarCancelButtonClicked(self)
      searchController?.isActive = false
    }

    public enum Style: UInt, Sendable {
      case `default`, prominent, minimal
    }
  }

  /// The text field of a search bar.
  @preconcurrency @MainActor open class UISearchTextField: UITextField {}
#endif
