import PortableUIKit
import StepRouter
import StepRouterLinks

/// The screens that routes are made of.
///
/// ```swift
/// let map = RouteMap(
///   RouteScreen("home") { _ in steps.home.with(()) } reading: { (_: HomeViewController) in [:] },
///   RouteScreen("product") { element in
///     try steps.product.with(element.value("id"))
///   } reading: { (screen: ProductViewController) in ["id": "\(screen.productID)"] }
/// )
/// ```
@MainActor
public struct RouteMap {
  private let screens: [RouteScreen]

  /// A screen that a route knows only if a route has shown it.
  ///
  /// ```swift
  /// RouteScreen("settings") { _ in steps.settings.with(()) }
  /// ```
  public init(_ screens: RouteScreen...) { self.screens = screens }

  /// The identifiers, in order.
  public var identifiers: [String] { screens.map(\.identifier) }

  func screen(for element: RouteElement) throws -> AnyScreen {
    guard let screen = screens.first(where: { $0.identifier.isSame(as: element.identifier) }) else {
      throw RouteError.unknownElement(element, known: identifiers)
    }
    return try screen.make(element)
  }

  /// What a view controller is in a route, as far as the app has said.
  func element(for viewController: UIViewController) -> RouteElement? {
    screens.lazy.compactMap { $0.read(viewController) }.first
  }
}

/// A screen of a ``RouteMap``: how it is built from an element of a route, and which element a view
/// controller shows.
///
/// ```swift
/// let screen = RouteScreen("product") { element in
///   try steps.product.with(element.value("id"))
/// } reading: { (screen: ProductViewController) in ["id": "\(screen.productID)"] }
/// ```
@MainActor
public struct RouteScreen {
  let identifier: String
  let make: @MainActor (RouteElement) throws -> AnyScreen
  let read: @MainActor (UIViewController) -> RouteElement?

  /// A screen that is known in a route only where a route has put it.
  ///
  /// ```swift
  /// RouteScreen("settings") { _ in steps.settings.with(()) }
  /// ```
  public init(
    _ identifier: String, screen make: @escaping @MainActor (RouteElement) throws -> AnyScreen
  ) {
    self.identifier = identifier
    self.make = make
    read = { _ in nil }
  }

  /// A screen that a route knows however it came on screen: by a tap, a link, a flow.
  ///
  /// ```swift
  /// RouteScreen("product") { element in
  ///   try steps.product.with(element.value("id"))
  /// } reading: { (screen: ProductViewController) in ["id": "\(screen.productID)"] }
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: The element's identifier.
  ///   - make: Makes the screen from the element's parameters.
  ///   - read: Gives the parameters that a view controller of this class shows; nil if it is not
  ///     this screen.
  public init<ViewController: UIViewController>(
    _ identifier: String, screen make: @escaping @MainActor (RouteElement) throws -> AnyScreen,
    reading read: @escaping @MainActor (ViewController) -> [String: String]?
  ) {
    self.identifier = identifier
    self.make = make
    self.read = { viewController in
      (viewController as? ViewController).flatMap(read).map {
        RouteElement(identifier: identifier, parameters: $0)
      }
    }
  }
}
