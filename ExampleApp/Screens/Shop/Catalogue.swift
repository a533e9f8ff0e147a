/// The products that the shop sells.
public struct Catalogue: Sendable {
  /// The error for a number that no product has.
  public struct UnknownProduct: Error, CustomStringConvertible {
    /// The requested number.
    public let id: Product.ID
    /// The numbers of the existing products.
    public let known: [Product.ID]

    /// A message with the requested number and the existing ones.
    public var description: String {
      "there is no product \(id), but \(known.map(String.init).joined(separator: ", "))"
    }
  }

  /// The products, in display order.
  public let products: [Product]

  /// Creates a catalogue with these products.
  public init(products: [Product] = Catalogue.crockery) {
    self.products = products
  }

  /// Returns the product with this number.
  public func product(_ id: Product.ID) throws(UnknownProduct) -> Product {
    guard let product = products.first(where: { $0.id == id }) else {
      throw UnknownProduct(id: id, known: products.map(\.id))
    }
    return product
  }

  /// Throws if the photo or its product doesn't exist.
  func check(_ photo: Photo) throws {
    _ = try product(photo.product)
    if photo.view == nil { throw UnknownPhoto(number: photo.number) }
  }

  /// Returns the products that go with this one.
  func related(to product: Product) -> [Product] {
    product.related.compactMap { try? self.product($0) }
  }

  /// Returns the products with every word of the text in their name or description. An empty text
  /// matches all products.
  func products(matching text: String) -> [Product] {
    let words = text.lowercased().split(separator: " ")
    return products.filter { product in
      let description = "\(product.name) \(product.text)".lowercased()
      return words.allSatisfy { description.contains($0) }
    }
  }
}

extension Catalogue {
  /// The products of a small shop for tea and coffee.
  public static let crockery = [
    Product(
      id: 7, name: "Tea Pot", category: .tea, price: Price(cents: 4_900),
      text: "Stoneware, one litre, with a strainer.", related: [12, 19, 64]),
    Product(
      id: 12, name: "Tea Cup", category: .tea, price: Price(cents: 1_450),
      text: "Thin porcelain, without a handle.", related: [7, 51]),
    Product(
      id: 19, name: "Tea Tin", category: .tea, price: Price(cents: 1_200),
      text: "Keeps 100 g dry and dark.", related: [7, 23]),
    Product(
      id: 23, name: "Green Tea", category: .tea, price: Price(cents: 980),
      text: "From the first harvest, 100 g.", related: [12, 19, 64]),
    Product(
      id: 28, name: "Coffee Mill", category: .coffee, price: Price(cents: 8_900),
      text: "By hand, with steel burrs.", related: [31, 42]),
    Product(
      id: 31, name: "House Blend", category: .coffee, price: Price(cents: 1_150),
      text: "Coffee for every day, 250 g of beans.", related: [28, 45]),
    Product(
      id: 42, name: "Espresso Cup", category: .coffee, price: Price(cents: 1_250),
      text: "Thick porcelain that stays warm.", related: [51, 45, 31]),
    Product(
      id: 45, name: "Espresso Pot", category: .coffee, price: Price(cents: 3_600),
      text: "For the stove, three cups.", related: [42, 31]),
    Product(
      id: 51, name: "Saucer", category: .table, price: Price(cents: 600),
      text: "Fits every cup of the shop.", related: [12, 42]),
    Product(
      id: 64, name: "Kettle", category: .tea, price: Price(cents: 5_400),
      text: "Enamel, for gas and induction.", related: [7, 23]),
    Product(
      id: 77, name: "Milk Jug", category: .table, price: Price(cents: 1_900),
      text: "Holds a quarter of a litre.", related: [42, 83]),
    Product(
      id: 83, name: "Sugar Bowl", category: .table, price: Price(cents: 1_700),
      text: "With a lid that does not rattle.", related: [77, 51]),
  ]
}
