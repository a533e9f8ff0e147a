import UIKit

final class TabCoordinator: Coordinator {
    var childCoordinators: [Coordinator] = []
    var onSignOut: (() -> Void)?
    let tabBarController = UITabBarController()
    private let trips: TripsCoordinator
    private let search: SearchCoordinator
    private let profile: ProfileCoordinator

    init(store: TravelStore) {
        trips = TripsCoordinator(store: store)
        search = SearchCoordinator(store: store)
        profile = ProfileCoordinator(store: store)
    }

    func start() {
        trips.onShowBookings = { [weak self] in self?.showProfile() }
        search.onShowBookings = { [weak self] in self?.showProfile() }
        profile.onSignOut = { [weak self] in self?.onSignOut?() }
        childCoordinators = [trips, search, profile]
        childCoordinators.forEach { $0.start() }
        tabBarController.viewControllers = [
            makeTab(trips.navigationController, title: "Trips", symbol: "airplane"),
            makeTab(search.navigationController, title: "Search", symbol: "magnifyingglass"),
            makeTab(profile.navigationController, title: "Profile", symbol: "person.circle")
        ]
    }

    func open(_ link: DeepLink) {
        tabBarController.dismissPresented { [weak self] in
            self?.removeBookings()
            self?.route(link)
        }
    }

    private func route(_ link: DeepLink) {
        switch link {
        case .trips:
            select(trips.navigationController)
            trips.showRoot()
        case .trip(let id):
            select(trips.navigationController)
            trips.showTrip(id: id)
        case .booking(let tripID):
            select(trips.navigationController)
            trips.showTrip(id: tripID)?.startBooking()
        case .search(let query):
            select(search.navigationController)
            search.show(query: query)
        case .profile:
            showProfile()
        case .settings:
            showProfile()
            profile.showSettings(animated: false)
        case .terms:
            tabBarController.presentTerms()
        }
    }

    private func showProfile() {
        select(profile.navigationController)
        profile.showRoot()
    }

    private func select(_ tab: UIViewController) {
        tabBarController.selectedViewController = tab
    }

    private func makeTab(_ controller: UINavigationController, title: String, symbol: String) -> UIViewController {
        controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
        return controller
    }
}
