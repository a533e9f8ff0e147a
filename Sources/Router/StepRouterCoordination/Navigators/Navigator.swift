import PortableUIKit
import StepRouter

/// A part of the app that knows where its screens lead, so that the screens need not.
///
/// The scope is the `Destination`: an enum whose associated values are what a screen has to say.
/// You write `target(for:)`.
///
/// ```swift
/// final class ShopNavigator: Navigator {
///   enum Destination { case product(Product.ID), bag }
///
///   let router: any Router
///   let routes: ShopRoutes
///
///   init(router: any Router, routes: ShopRoutes) {
///     self.router = router
///     self.routes = routes
///   }
///
///   func target(for destination: Destination) throws -> Target {
///     switch destination {
///     case .product(let id): routes.product.with(id)
///     case .bag: routes.bag.with(())
///     }
///   }
/// }
/// ```
///
/// Screens hold a ``handle()``, which is weak. A destination that is on screen already is returned
/// to, as its chain says; a login is an interceptor of the chain.
@MainActor
public protocol Navigator<Destination>: AnyObject {
  /// What the screens of this scope may ask for.
  associatedtype Destination

  /// The router that brings the targets on screen.
  var router: any Router { get }

  /// Says where a destination leads. An error ends the navigation before anything happens.
  func target(for destination: Destination) throws -> Target
}

extension Navigator {
  /// Brings the destination on screen and returns its view controller.
  ///
  /// ```swift
  /// let screen = try await navigator.navigate(to: .product(42))
  /// ```
  ///
  /// Throws what ``target(for:)`` throws, or the router's `RoutingError`.
  @discardableResult
  public func navigate(
    to destination: Destination, animated: Bool = true, fileID: String = #fileID,
    line: UInt = #line
  ) async throws -> UIViewController {
    try await router.navigate(
      to: target(for: destination), animated: animated, fileID: fileID, line: line)
  }

  /// Brings the destination on screen, from a button's handler.
  ///
  /// ```swift
  /// navigator.navigate(to: .bag)
  /// ```
  ///
  /// It never throws. Every failure, that of ``target(for:)`` included, goes to `completion` and to
  /// the router's observers.
  @discardableResult
  public func navigate(
    to destination: Destination, animated: Bool = true,
    completion: (@MainActor (Result<NavigationOutcome<UIViewController>, RoutingError>) -> Void)? =
      nil,
    fileID: String = #fileID, line: UInt = #line
  ) -> Navigation {
    let location = CodeLocation(fileID: fileID, line: line)
    let target: Target
    do { target = try self.target(for: destination) } catch {
      target = Target(failing: error, of: TypeName(Self.self), askedFrom: location)
    }
    return router.navigate(
      to: target, animated: animated, completion: completion, fileID: fileID, line: line)
  }

  /// What a screen holds of its navigator.
  ///
  /// ```swift
  /// screen.navigator = navigator.handle()
  /// ```
  ///
  /// It is weak. Something has to keep the navigator: the scene's delegate, or, by `retain(_:)`,
  /// the first screen of its scope.
  public func handle() -> AnyNavigator<Destination> { AnyNavigator(self) }
}
