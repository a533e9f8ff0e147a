#if !canImport(UIKit)
/// A view controller that manages a search bar and its results. While active, it's presented over
/// the view controller that the user searches.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  open private(set) var searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate that UIKit calls, even if a subclass overrides `delegate` (rule 263).
  @exclusivity(unchecked) weak var storedDelegate: (any UISearchControllerDelegate)?

  open weak var delegate: (any UISearchControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  private var bar: UISearchBar?
  /// The navigation item that contains the search bar.
  weak var searchedItem: UINavigationItem?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var searchBar: UISearchBar {
    if let bar { return bar }
    let made = UISearchBar(frame: .zero)
    made.searchController = self
    bar = made
    return made
  }

  /// The view controller that the user searches. Its navigation item contains the search bar.
  var searched: UIViewController? { searchedItem?.owner }

  open var isActive: Bool {
    get { presentation.phase == .presenting || presentation.phase == .presented }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { .overCurrentContext }
    set {}
  }

  func textDidChange() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func activate() {
    storedDelegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    searched?.present(self, animated: true) { [weak self] in
      guard let self else { return }
      storedDelegate?.didPresentSearchController(self)
    }
    textDidChange()
  }

  private func deactivate() {
    storedDelegate?.willDismissSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    searchBar.text = nil
    searchBar.resignFirstResponder()
    dismiss(animated: true) { [weak self] in
      guard let self else { return }
      storedDelegate?.didDismissSearchController(self)
    }
    textDidChange()
  }
}

@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
#endif
