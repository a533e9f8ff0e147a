import UIKit

final class TripsViewController: ListViewController {
    var onSelect: ((Trip) -> Void)?

    override func makeSections() -> [Section] {
        return [Section(rows: store.trips.map { trip in
            Row(title: trip.title, detail: "\(trip.country), from \(store.price(trip.price))") { [weak self] in
                self?.onSelect?(trip)
            }
        })]
    }
}
