import StepRouterLinks

/// Something that the shop sells.
public struct Product: Identifiable, Hashable, Sendable {
  /// What a product is for.
  public enum Category: String, CaseIterable, Sendable, LinkValue {
    case tea, coffee, table

    var title: String { rawValue.capitalized }
  }

  /// The number under which customers ask for it.
  public let id: Int
  /// What it is called.
  public let name: String
  /// What it is for.
  public let category: Category
  /// What a customer pays for one of it.
  public let price: Price
  /// What it is like.
  public let text: String
  /// What goes with it.
  public let related: [Product.ID]
}

/// An amount of money.
public struct Price: Hashable, Sendable, CustomStringConvertible {
  /// The amount in cents.
  public let cents: Int

  /// The amount as a customer reads it, such as `€ 12.50`.
  public var description: String {
    let rest = cents % 100
    return "€ \(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  static func * (price: Price, count: Int) -> Price { Price(cents: price.cents * count) }
  static func + (left: Price, right: Price) -> Price { Price(cents: left.cents + right.cents) }
}
