import UIKit

final class TripsCoordinator: TripBrowsingCoordinator {
    override func start() {
        let list = TripsViewController(title: "Trips", store: store)
        list.onSelect = { [weak self] trip in self?.showDetail(of: trip, animated: true) }
        navigationController.setViewControllers([list], animated: false)
    }

    @discardableResult
    func showTrip(id: String) -> TripDetailCoordinator? {
        showRoot()
        guard let trip = store.trip(id: id) else {
            navigationController.presentAlert(title: "Trip Not Found", message: "This trip is no longer available.")
            return nil
        }
        return showDetail(of: trip, animated: false)
    }
}
