import PortableUIKit
import StepRouter

/// A part of the app that knows where its screens lead, so that the screens don't have to.
///
/// Its scope is `Destination`: an enum whose associated values carry the data of a request. You
/// implement `target(for:)`.
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
/// Screens hold a ``handle()``, which is weak. If a destination is already on screen, the router
/// returns to it, as its chain says. A login is an interceptor of the chain.
@MainActor
public protocol Navigator<Destination>: AnyObject {
  /// The destinations that the screens of this scope can request.
  associatedtype Destination

  /// The router that shows the targets.
  var router: any Router { get }

  /// Returns the target of a destination. If it throws, the navigation fails before anything moves.
  func target(for destination: Destination) throws -> Target
}

extension Navigator {
  /// Navigates to the destination and returns its view controller.
  ///
  /// ```swift
  /// let screen = try await navigator.navigate(to: .product(42))
  /// ```
  ///
  /// Throws the errors of ``target(for:)`` and the router's `RoutingError`.
  @discardableResult
  public func navigate(
    to destination: Destination, animated: Bool = true, fileID: String = #fileID,
    line: UInt = #line
  ) async throws -> UIViewController {
    try await router.navigate(
      to: target(for: destination), animated: animated, fileID: fileID, line: line)
  }

  /// Navigates to the destination without waiting, for use in a button's handler.
  ///
  /// ```swift
  /// navigator.navigate(to: .bag)
  /// ```
  ///
  /// It never throws. Every failure, including an error from ``target(for:)``, goes to `completion`
  /// and to the router's observers.
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

  /// Returns a weak handle for a screen.
  ///
  /// ```swift
  /// screen.navigator = navigator.handle()
  /// ```
  ///
  /// Because it's weak, something else has to keep the navigator alive: the scene's delegate or,
  /// with `retain(_:)`, the first screen of its scope.
  public func handle() -> AnyNavigator<Destination> { AnyNavigator(self) }
}
