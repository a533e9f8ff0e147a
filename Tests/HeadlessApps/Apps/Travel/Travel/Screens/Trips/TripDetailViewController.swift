import UIKit

final class TripDetailViewController: StackViewController {
    var onBook: (() -> Void)?
    private let trip: Trip
    private let store: TravelStore
    private let priceLabel = UILabel(style: .headline)
    private let bookedLabel = UILabel(style: .subheadline)

    init(trip: Trip, store: TravelStore) {
        self.trip = trip
        self.store = store
        super.init(title: trip.title)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let bookButton = UIButton.primary("Book This Trip")
        bookButton.addTarget(self, action: #selector(book), for: .touchUpInside)
        addRows([
            UILabel(text: trip.country, style: .title2),
            UILabel(text: trip.summary),
            priceLabel, bookedLabel, bookButton
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    func reload() {
        let count = store.bookings.filter { $0.trip.id == trip.id }.count
        priceLabel.text = "\(store.price(trip.price)) per person"
        bookedLabel.text = "Your bookings: \(count)"
    }

    @objc private func book() {
        onBook?()
    }
}
