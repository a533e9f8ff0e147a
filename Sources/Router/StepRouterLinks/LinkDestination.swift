import PortableUIKit
import StepRouter
import StepRouterCoordination

/// A destination of an app that knows its own URLs.
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
  /// Nil for a URL that leads to none of these destinations.
  init?(url: URL)
}

extension Navigator where Destination: LinkDestination {
  /// Goes where the URL leads; false, and nothing happens, for one that leads to no destination.
  ///
  /// ```swift
  /// if !navigator.open(url) { UIApplication.shared.open(url) }
  /// ```
  ///
  /// How the navigation ended is told to the completion and to the router's observers.
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
