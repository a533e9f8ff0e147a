import PortableUIKit
import StepRouter
import StepRouterLinks

/// The screens of an app's routes. It turns route elements into screens, and view controllers into
/// elements.
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
  /// Whether the elements stand for values of a path.
  private let isTyped: Bool

  /// Creates a map of screens. Routes recognize a screen without `reading:` only if a route has
  /// shown it.
  ///
  /// ```swift
  /// RouteScreen("settings") { _ in steps.settings.with(()) }
  /// ```
  public init(_ screens: RouteScreen...) { self.init(screens) }

  init(_ screens: [RouteScreen]) {
    self.screens = screens
    isTyped = false
  }

  /// Creates a map of the values of a path.
  init<Element: PathElement>(
    screen make: @escaping @MainActor (Element) -> AnyScreen,
    reading read: @escaping @MainActor (UIViewController) -> Element?
  ) {
    screens = [RouteScreen(screen: make, reading: read)]
    isTyped = true
  }

  /// The screens' identifiers, in order.
  public var identifiers: [String] { screens.map(\.identifier) }

  func screen(for element: RouteElement) throws -> AnyScreen {
    guard let screen = screens.first(where: { $0.isMeant(element) }) else {
      throw RouteError.unknownElement(element, known: identifiers)
    }
    return try screen.make(element)
  }

  /// Returns the element that a view controller shows, if a `reading:` closure recognizes it.
  func element(for viewController: UIViewController) -> RouteElement? {
    screens.lazy.compactMap { $0.read(viewController) }.first
  }

  /// Returns true if an element doesn't belong to this kind of map: its value has another type, or
  /// it's text in a map of values.
  func isForeign(_ element: RouteElement) -> Bool {
    (isTyped || element.value != nil) && !screens.contains { $0.isMeant(element) }
  }
}

/// A screen of a ``RouteMap``. It builds the screen from a route's element, and reads the element
/// that a view controller shows.
///
/// ```swift
/// let screen = RouteScreen("product") { element in
///   try steps.product.with(element.value("id"))
/// } reading: { (screen: ProductViewController) in ["id": "\(screen.productID)"] }
/// ```
@MainActor
public struct RouteScreen {
  let identifier: String
  let isMeant: @MainActor (RouteElement) -> Bool
  let make: @MainActor (RouteElement) throws -> AnyScreen
  let read: @MainActor (UIViewController) -> RouteElement?

  /// Creates a screen that routes recognize only if a route has shown it.
  ///
  /// ```swift
  /// RouteScreen("settings") { _ in steps.settings.with(()) }
  /// ```
  public init(
    _ identifier: String, screen make: @escaping @MainActor (RouteElement) throws -> AnyScreen
  ) {
    self.identifier = identifier
    isMeant = { $0.isText(identifier) }
    self.make = make
    read = { _ in nil }
  }

  /// Creates a screen that routes recognize no matter how it came on screen: by a tap, a link or a
  /// flow.
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
  ///   - read: Returns the parameters that a view controller of this class shows; nil if it isn't
  ///     this screen.
  public init<ViewController: UIViewController>(
    _ identifier: String, screen make: @escaping @MainActor (RouteElement) throws -> AnyScreen,
    reading read: @escaping @MainActor (ViewController) -> [String: String]?
  ) {
    self.identifier = identifier
    isMeant = { $0.isText(identifier) }
    self.make = make
    self.read = { viewController in
      (viewController as? ViewController).flatMap(read).map {
        RouteElement(identifier: identifier, parameters: $0)
      }
    }
  }

  /// Creates a screen for all values of a type.
  init<Element: PathElement>(
    screen make: @escaping @MainActor (Element) -> AnyScreen,
    reading read: @escaping @MainActor (UIViewController) -> Element?
  ) {
    let identifier = "\(Element.self)"
    self.identifier = identifier
    isMeant = { $0.value?.base is Element }
    self.make = { element in
      guard let value = element.value?.base as? Element else {
        throw RouteError.unknownElement(element, known: [identifier])
      }
      return make(value)
    }
    self.read = { viewController in read(viewController).map { RouteElement($0) } }
  }
}

extension RouteElement {
  fileprivate func isText(_ identifier: String) -> Bool {
    value == nil && self.identifier.isSame(as: identifier)
  }
}
