import PortableUIKit
import StepRouter
import StepRouterLinks

/// The screens of an app, in one list: links, routes, the catalogue and the explorer's destinations
/// come from it.
///
/// ```swift
/// let screens = ScreenList {
///   ListedScreen("home", routes.home).link("").place { steps.home.with(()) }
///   ListedScreen("product", routes.product)
///     .link("product", PathParameter<Product.ID>("id"))
///     .place { steps.product.with($0) } reading: { $0.productID }
///     .examples(42, 7)
///   ListedScreen("bag", routes.bag).withoutLink().withoutPlace()
/// }
/// let links = LinkMap(schemes: ["shop"]) { screens }
/// let map = RouteMap(screens)
/// ```
///
/// In a test, `RouteCatalogue(screens, links: links).lint()` of `StepRouterExplorer` reports each
/// screen that isn't explored, and each one that has no link or no place in a route, unless the
/// list declares that it needs none.
@MainActor
public struct ScreenList {
  package let entries: [ScreenEntry]

  /// Creates a list of these screens.
  public init(@ScreenListBuilder screens: () -> ScreenListBuilder.Screens) {
    entries = screens().entries
  }

  /// The screens' names, in order.
  public var names: [String] { entries.map(\.name) }
}

extension LinkMapBuilder {
  /// Adds the links of a list's screens, in order.
  ///
  /// ```swift
  /// let links = LinkMap(schemes: ["shop"]) { shopScreens }
  /// ```
  public static func buildExpression(_ screens: ScreenList) -> Patterns {
    buildArray(screens.entries.map(\.links))
  }
}

extension RouteMap {
  /// Creates a map of a list's screens, and of further screens that only routes know.
  ///
  /// ```swift
  /// let map = RouteMap(shopScreens, RouteScreen("settings") { _ in steps.settings.with(()) })
  /// ```
  public init(_ screens: ScreenList, _ others: RouteScreen...) {
    self.init(screens.entries.compactMap(\.place) + others)
  }
}
