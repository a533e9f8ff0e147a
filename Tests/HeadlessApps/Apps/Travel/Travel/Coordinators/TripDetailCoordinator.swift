import UIKit

final class TripDetailCoordinator: Coordinator {
    var childCoordinators: [Coordinator] = []
    var onShowBookings: (() -> Void)?
    let viewController: TripDetailViewController
    private let navigationController: UINavigationController
    private let trip: Trip
    private let store: TravelStore
    private let animated: Bool

    init(navigationController: UINavigationController, trip: Trip, store: TravelStore, animated: Bool) {
        self.navigationController = navigationController
        self.trip = trip
        self.store = store
        self.animated = animated
        viewController = TripDetailViewController(trip: trip, store: store)
    }

    func start() {
        viewController.onBook = { [weak self] in self?.startBooking() }
        navigationController.pushViewController(viewController, animated: animated)
    }

    func startBooking() {
        guard childCoordinators.isEmpty else { return }
        let booking = BookingCoordinator(presenter: navigationController, trip: trip, store: store)
        booking.onFinish = { [weak self, weak booking] result in
            guard let self = self, let booking = booking else { return }
            self.removeChild(booking)
            if let result = result { self.showConfirmation(of: result) }
        }
        childCoordinators.append(booking)
        booking.start()
    }

    private func showConfirmation(of booking: Booking) {
        viewController.reload()
        navigationController.presentAlert(title: "Trip Booked", message: "See you on \(booking.departure)!", actions: [
            UIAlertAction(title: "View Bookings", style: .default) { [weak self] _ in self?.onShowBookings?() },
            UIAlertAction(title: "OK", style: .cancel)
        ])
    }
}
