import Foundation

struct Trip {
    let id: String
    let title: String
    let country: String
    let summary: String
    let price: Int
    let departures: [String]
}

struct BookingDraft {
    let trip: Trip
    var departure = ""
    var guests = 1

    var total: Int { return trip.price * guests }
}

struct Booking {
    let id: Int
    let trip: Trip
    let departure: String
    let total: Int
}
