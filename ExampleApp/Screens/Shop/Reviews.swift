import PortableUIKit

/// What customers think of the products.
@MainActor
public final class Reviews {
  let changes = Changes()
  private var reviews: [Product.ID: [Review]] = [:] {
    didSet { changes.send() }
  }

  /// Nobody has said anything yet.
  public init() {}

  /// How many there are, of all products.
  public var count: Int { reviews.values.reduce(0) { $0 + $1.count } }

  func reviews(of product: Product) -> [Review] { reviews[product.id] ?? [] }

  func add(_ review: Review, of product: Product) {
    reviews[product.id, default: []].append(review)
  }
}

/// What a customer thinks of a product.
struct Review: Hashable, Sendable, CustomStringConvertible {
  let text: String
  let buysAgain: Bool

  /// `“Stays warm” Would buy it again.`
  var description: String { "“\(text)”\(buysAgain ? " Would buy it again." : "")" }
}
