import PortableUIKit
import StepRouter

/// A destination that an app reads from its own URLs.
///
/// ```swift
/// enum ShopDestination: LinkDestination {
///   case product(Product.ID)
///
///   init?(url: URL) {
///     guard url.host == "product", let id = Product.ID(url.lastPathComponent) else { return nil }
///     self = .product(id)
///   }
/// }
/// ```
public protocol LinkDestination {
  /// Reads a destination from a URL; returns nil if the URL leads to none.
  init?(url: URL)
}

extension Navigator where Destination: LinkDestination {
  /// Goes to the URL's destination. Returns false, and does nothing, if the URL doesn't lead to
  /// one.
  ///
  /// ```swift
  /// if !navigator.open(url) { UIApplication.shared.open(url) }
  /// ```
  ///
  /// The completion and the router's observers receive the navigation's result.
  @discardableResult
  public func open(
    _ url: URL, animated: Bool = true,
    completion: (@MainActor (Result<NavigationOutcome<UIViewController>, RoutingError>) -> Void)? =
      nil,
    fileID: String = #fileID, line: UInt = #line
  ) -> Bool {
    guard let destination = Destination(url: url) else { return false }
    navigate(
      to: destination, animated: animated, completion: completion, fileID: fileID, line: line)
    return true
  }
}
