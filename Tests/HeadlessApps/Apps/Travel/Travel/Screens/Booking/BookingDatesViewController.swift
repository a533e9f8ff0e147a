import UIKit

final class BookingDatesViewController: ListViewController {
    var onSelect: ((String) -> Void)?
    private let trip: Trip

    init(trip: Trip, store: TravelStore) {
        self.trip = trip
        super.init(title: "Departure", store: store)
    }

    override func makeSections() -> [Section] {
        return [Section(header: "Step 1 of 3", rows: trip.departures.map { departure in
            Row(title: departure) { [weak self] in self?.onSelect?(departure) }
        })]
    }
}
