import UIKit

final class SearchCoordinator: TripBrowsingCoordinator {
    private lazy var searchViewController = SearchViewController(title: "Search", store: store)

    override func start() {
        searchViewController.onSelect = { [weak self] trip in self?.showDetail(of: trip, animated: true) }
        navigationController.setViewControllers([searchViewController], animated: false)
    }

    func show(query: String) {
        showRoot()
        searchViewController.search(for: query)
    }
}
