import PortableUIKit

/// The products on the first tab, and their order.
@MainActor
public final class Shelf {
  enum Sorting: String, CaseIterable {
    case recommended, name, price

    var title: String { rawValue.capitalized }
  }

  let changes = Changes()
  var sorting = Sorting.recommended {
    didSet { changes.send() }
  }
  /// The category to show; nil for all products.
  var category: Product.Category? {
    didSet { changes.send() }
  }

  /// Creates a shelf with all products, in the recommended order.
  public init() {}

  func products(of catalogue: Catalogue) -> [Product] {
    let products = catalogue.products.filter { category == nil || $0.category == category }
    return switch sorting {
    case .recommended: products
    case .name: products.sorted { $0.name < $1.name }
    case .price: products.sorted { $0.price.cents < $1.price.cents }
    }
  }
}
