/// A photo of a product.
struct Photo: Hashable, Sendable {
  let product: Product.ID
  /// The position among the product's photos, from 1.
  let number: Int

  /// The views in which every product is photographed.
  static let views = ["from the front", "from above", "in use"]

  /// Returns the photo before (-1) or after (1) this one; nil if there is none.
  func neighbour(_ step: Int) -> Photo? {
    let neighbour = Photo(product: product, number: number + step)
    return neighbour.view == nil ? nil : neighbour
  }

  /// The view of the product; nil if there's no such photo.
  var view: String? {
    Self.views.indices.contains(number - 1) ? Self.views[number - 1] : nil
  }
}

extension Photo: LosslessStringConvertible {
  /// Parses the format that `description` writes, such as `42-2`.
  init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let product = parts[0], let number = parts[1] else { return nil }
    self.init(product: product, number: number)
  }

  /// The product and the number, as a saved place stores them: `42-2`.
  var description: String { "\(product)-\(number)" }
}

/// The error for a photo number that a product doesn't have.
struct UnknownPhoto: Error, CustomStringConvertible {
  let number: Int

  var description: String {
    "there is no photo \(number), but the photos 1 to \(Photo.views.count)"
  }
}
