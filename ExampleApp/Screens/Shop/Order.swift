/// An order that the customer has placed.
public struct Order: Hashable, Sendable {
  let number: Int
  let products: [Product.ID]
  var delivery = Delivery.standard

  /// Earlier orders.
  public static let history = [
    Order(number: 1_001, products: [7, 12, 23]), Order(number: 1_007, products: [31]),
  ]
}
