import Foundation

final class TravelStore {
    private(set) var userName: String?
    private(set) var bookings: [Booking] = []
    var showsDollars = false
    private var nextBookingID = 1

    let trips = [
        Trip(id: "rome", title: "Rome Weekend", country: "Italy",
             summary: "Three days of piazzas, ruins and espresso.",
             price: 420, departures: ["12 May", "26 May", "9 June"]),
        Trip(id: "lisbon", title: "Lisbon by Tram", country: "Portugal",
             summary: "Hills, tiles and pastries, with a day at the coast.",
             price: 510, departures: ["3 June", "17 June"]),
        Trip(id: "oslo", title: "Oslo Fjords", country: "Norway",
             summary: "Museums in the city and two days on the water.",
             price: 780, departures: ["1 July", "15 July", "29 July"]),
        Trip(id: "sicily", title: "Sicily Coast", country: "Italy",
             summary: "A week between Palermo and Syracuse by train.",
             price: 690, departures: ["20 May", "10 September"])
    ]

    func signIn(email: String, password: String) -> Bool {
        guard email.lowercased() == "anna@example.com", password == "travel123" else { return false }
        userName = "Anna Berg"
        return true
    }

    func signOut() {
        userName = nil
    }

    func trip(id: String) -> Trip? {
        return trips.first { $0.id == id }
    }

    func book(_ draft: BookingDraft) -> Booking {
        let booking = Booking(id: nextBookingID, trip: draft.trip, departure: draft.departure, total: draft.total)
        nextBookingID += 1
        bookings.append(booking)
        return booking
    }

    func cancel(_ booking: Booking) {
        bookings.removeAll { $0.id == booking.id }
    }

    func price(_ euros: Int) -> String {
        return showsDollars ? "$\(euros * 11 / 10)" : "€\(euros)"
    }
}
