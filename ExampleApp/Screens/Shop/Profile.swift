import PortableUIKit

/// The customer's address and preferences.
@MainActor
public final class Profile {
  let changes = Changes()
  var address = "12 Harbour Street" {
    didSet { changes.send() }
  }
  var wantsOffers = false

  /// Creates a profile with a default address that doesn't ask for offers.
  public init() {}
}

/// An order the customer has placed.
struct Order: Hashable, Sendable {
  let number: Int
  let products: [Product.ID]

  static let history = [
    Order(number: 1_001, products: [7, 12, 23]), Order(number: 1_007, products: [31]),
  ]
}
