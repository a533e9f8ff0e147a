import UIKit

final class ProfileViewController: ListViewController {
    var onSettings: (() -> Void)?
    var onTerms: (() -> Void)?
    var onSignOut: (() -> Void)?

    override func makeSections() -> [Section] {
        let bookings = store.bookings.map { booking in
            Row(title: booking.trip.title, detail: "\(booking.departure), \(store.price(booking.total))") { [weak self] in
                self?.askToCancel(booking)
            }
        }
        return [
            Section(header: "Bookings", rows: bookings.isEmpty ? [Row(title: "No bookings yet")] : bookings),
            Section(header: store.userName, rows: [
                Row(title: "Settings") { [weak self] in self?.onSettings?() },
                Row(title: "Terms & Conditions") { [weak self] in self?.onTerms?() },
                Row(title: "Sign Out") { [weak self] in self?.onSignOut?() }
            ])
        ]
    }

    private func askToCancel(_ booking: Booking) {
        presentAlert(title: "Cancel Booking?", message: booking.trip.title, actions: [
            UIAlertAction(title: "Cancel Booking", style: .destructive) { [weak self] _ in
                self?.store.cancel(booking)
                self?.reload()
            },
            UIAlertAction(title: "Keep Booking", style: .cancel)
        ])
    }
}
