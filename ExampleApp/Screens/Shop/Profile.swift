import PortableUIKit

/// What the customer has told the shop.
@MainActor
public final class Profile {
  let changes = Changes()
  var address = "12 Harbour Street" {
    didSet { changes.send() }
  }
  var wantsOffers = false

  /// A profile without a name, an address or a wish for offers.
  public init() {}
}

/// Something that the customer has bought.
struct Order: Hashable, Sendable {
  let number: Int
  let products: [Product.ID]

  static let history = [
    Order(number: 1_001, products: [7, 12, 23]), Order(number: 1_007, products: [31]),
  ]
}
