/// A way to deliver an order.
enum Delivery: String, CaseIterable, Sendable {
  case standard, express

  var title: String { rawValue.capitalized }

  var price: Price {
    switch self {
    case .standard: Price(cents: 0)
    case .express: Price(cents: 450)
    }
  }
}
