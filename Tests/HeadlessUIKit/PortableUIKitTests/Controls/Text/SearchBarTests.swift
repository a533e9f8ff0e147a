import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct SearchBarTests {
  private let log = EventLog()
  private let screen = Touchscreen()
  private let bar = UISearchBar()
  private let delegate: SearchDelegate

  init() {
    delegate = SearchDelegate(log)
    bar.delegate = delegate
    screen.show(bar)
  }

  @Test func `typing tells the text so far, return is the search button`() {
    #expect(screen.user.type("ab\n", into: bar))
    #expect(log.take() == ["didBegin", "text a", "text ab", "search ab"])
    #expect(bar.isFirstResponder)
    bar.resignFirstResponder()
    #expect(log.take() == ["didEnd"])
  }

  @Test func `the cancel button works where it is shown`() {
    #expect(!screen.user.cancel(bar))
    bar.showsCancelButton = true
    #expect(screen.user.cancel(bar))
    #expect(log.take() == ["cancel"])
  }
}

private final class SearchDelegate: NSObject, UISearchBarDelegate {
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    log("didBegin")
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    log("didEnd")
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log("text \(searchText)")
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    log("search \(searchBar.text ?? "nil")")
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    log("cancel")
  }
}
