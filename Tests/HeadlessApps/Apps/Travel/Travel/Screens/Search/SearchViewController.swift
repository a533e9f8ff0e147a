import UIKit

final class SearchViewController: ListViewController {
    var onSelect: ((Trip) -> Void)?
    private let searchController = UISearchController(searchResultsController: nil)
    private var query = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        definesPresentationContext = true
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "City or country"
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    func search(for query: String) {
        loadViewIfNeeded()
        searchController.searchBar.text = query
        self.query = query
        reload()
    }

    override func makeSections() -> [Section] {
        let matches = store.trips.filter {
            query.isEmpty || "\($0.title) \($0.country)".localizedCaseInsensitiveContains(query)
        }
        return [Section(header: matches.isEmpty ? "No trips found" : nil, rows: matches.map { trip in
            Row(title: trip.title, detail: trip.country) { [weak self] in self?.onSelect?(trip) }
        })]
    }
}

extension SearchViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        query = searchController.searchBar.text ?? ""
        reload()
    }
}
