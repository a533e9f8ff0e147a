import Foundation

extension DateFormatter {
    static let day: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()

    static let month: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "MMMM yyyy"
        return formatter
    }()
}

extension Date {
    var startOfMonth: Date {
        return Calendar.current.dateInterval(of: .month, for: self)?.start ?? self
    }
}

extension Decimal {
    /// Accepts both a point and a comma as the decimal separator.
    init?(userInput: String) {
        let text = userInput.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: ",", with: ".")
        self.init(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }

    var asMoney: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "USD"
        return formatter.string(from: self as NSDecimalNumber) ?? "\(self)"
    }
}
