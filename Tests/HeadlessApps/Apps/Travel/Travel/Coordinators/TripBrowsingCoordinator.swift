import UIKit

/// Shared by the tabs that push trip details.
class TripBrowsingCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
    var childCoordinators: [Coordinator] = []
    var onShowBookings: (() -> Void)?
    let navigationController = UINavigationController()
    let store: TravelStore

    init(store: TravelStore) {
        self.store = store
        super.init()
        navigationController.delegate = self
    }

    func start() {}

    func showRoot() {
        navigationController.popToRootViewController(animated: false)
        removePoppedChildren()
    }

    @discardableResult
    func showDetail(of trip: Trip, animated: Bool) -> TripDetailCoordinator {
        let detail = TripDetailCoordinator(navigationController: navigationController, trip: trip,
                                           store: store, animated: animated)
        detail.onShowBookings = { [weak self] in self?.onShowBookings?() }
        childCoordinators.append(detail)
        detail.start()
        return detail
    }

    func navigationController(_ navigationController: UINavigationController,
                              didShow viewController: UIViewController, animated: Bool) {
        removePoppedChildren()
    }

    private func removePoppedChildren() {
        let shown = navigationController.viewControllers
        childCoordinators.removeAll { child in
            guard let detail = child as? TripDetailCoordinator else { return false }
            return !shown.contains(detail.viewController)
        }
    }
}
