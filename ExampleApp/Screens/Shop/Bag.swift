import PortableUIKit

/// The customer's shopping bag.
@MainActor
public final class Bag {
  struct Line: Hashable {
    let product: Product
    var count: Int
  }

  let changes = Changes()
  private(set) var lines: [Line] = [] {
    didSet { changes.send() }
  }

  /// Creates an empty bag.
  public init() {}

  /// The number of items in the bag.
  public var count: Int { lines.reduce(0) { $0 + $1.count } }

  var total: Price {
    lines.reduce(Price(cents: 0)) { $0 + $1.product.price * $1.count }
  }

  func add(_ product: Product, count: Int = 1) {
    if let index = lines.firstIndex(where: { $0.product == product }) {
      lines[index].count += count
    } else {
      lines.append(Line(product: product, count: count))
    }
  }

  func removeAll() {
    lines = []
  }
}
