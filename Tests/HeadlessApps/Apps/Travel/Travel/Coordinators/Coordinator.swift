import UIKit

protocol Coordinator: AnyObject {
    var childCoordinators: [Coordinator] { get set }
    func start()
}

extension Coordinator {
    func removeChild(_ coordinator: Coordinator) {
        childCoordinators.removeAll { $0 === coordinator }
    }

    /// Drops bookings whose screens were dismissed from outside.
    func removeBookings() {
        childCoordinators.removeAll { $0 is BookingCoordinator }
        childCoordinators.forEach { $0.removeBookings() }
    }
}
