import PortableUIKit

/// The customers' reviews of products.
@MainActor
public final class Reviews {
  let changes = Changes()
  private var reviews: [Product.ID: [Review]] = [:] {
    didSet { changes.send() }
  }

  /// Creates an empty collection of reviews.
  public init() {}

  /// The number of reviews of all products.
  public var count: Int { reviews.values.reduce(0) { $0 + $1.count } }

  func reviews(of product: Product) -> [Review] { reviews[product.id] ?? [] }

  func add(_ review: Review, of product: Product) {
    reviews[product.id, default: []].append(review)
  }
}

/// A customer's review of a product.
struct Review: Hashable, Sendable, CustomStringConvertible {
  let text: String
  let buysAgain: Bool

  /// The review in words, such as `“Stays warm” Would buy it again.`
  var description: String { "“\(text)”\(buysAgain ? " Would buy it again." : "")" }
}
