/// One of the photos of a product.
struct Photo: Hashable, Sendable {
  let product: Product.ID
  /// Its place among the product's photos, from 1 on.
  let number: Int

  /// What every product is photographed like.
  static let views = ["from the front", "from above", "in use"]

  /// The photo before this one or after it; nil where there is none.
  func neighbour(_ step: Int) -> Photo? {
    let neighbour = Photo(product: product, number: number + step)
    return neighbour.view == nil ? nil : neighbour
  }

  /// What is seen of the product; nil where there is no such photo.
  var view: String? {
    Self.views.indices.contains(number - 1) ? Self.views[number - 1] : nil
  }
}

extension Photo: LosslessStringConvertible {
  /// Reads what `description` writes, such as `42-2`.
  init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let product = parts[0], let number = parts[1] else { return nil }
    self.init(product: product, number: number)
  }

  /// Product and number, as a saved place keeps them: `42-2`.
  var description: String { "\(product)-\(number)" }
}

/// A product has no photo of this number.
struct UnknownPhoto: Error, CustomStringConvertible {
  let number: Int

  var description: String {
    "there is no photo \(number), but the photos 1 to \(Photo.views.count)"
  }
}
