import StepRouterLinks

/// A product that the shop sells.
public struct Product: Identifiable, Hashable, Sendable {
  /// A category of products.
  public enum Category: String, CaseIterable, Sendable, LinkValue {
    case tea, coffee, table

    var title: String { rawValue.capitalized }
  }

  /// The number that identifies the product.
  public let id: Int
  /// The name of the product.
  public let name: String
  /// The category of the product.
  public let category: Category
  /// The price of one item.
  public let price: Price
  /// A short description.
  public let text: String
  /// The products that go with it.
  public let related: [Product.ID]
}

/// An amount of money.
public struct Price: Hashable, Sendable, CustomStringConvertible {
  /// The amount in cents.
  public let cents: Int

  /// The amount as customers read it, such as `€ 12.50`.
  public var description: String {
    let rest = cents % 100
    return "€ \(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  static func * (price: Price, count: Int) -> Price { Price(cents: price.cents * count) }
  static func + (left: Price, right: Price) -> Price { Price(cents: left.cents + right.cents) }
}
