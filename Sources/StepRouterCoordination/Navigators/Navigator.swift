import PortableUIKit
import StepRouter

/// A part of the app that knows where its intents lead, so that its screens need not.
///
/// The scope is the `Destination`: an enum whose associated values are what a screen has to say.
/// `target(for:)` is the one thing to write.
///
/// ```swift
/// final class ShopNavigator: Navigator {
///   enum Destination { case product(Product.ID), bag }
///
///   let router: any Router
///   let routes: ShopRoutes
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
/// Screens hold a ``handle()``, which is weak. A destination that is on screen is returned to, as
/// its chain says; a login is an interceptor of the chain.
@MainActor
public protocol Navigator<Destination>: AnyObject {
  /// What the screens of this scope may ask for.
  associatedtype Destination

  /// What brings the targets on screen.
  var router: any Router { get }

  /// Where an intent leads. An error ends the navigation before anything happens.
  func target(for destination: Destination) throws -> Target
}

extension Navigator {
  /// Brings the destination on screen and returns its view controller.
  ///
  /// ```swift
  /// let screen = try await navigator.navigate(to: .product(42))
  /// ```
  ///
  /// Throws what ``target(for:)`` throws, or the router's ``RoutingError``.
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
  /// Never throws: every failure, that of ``target(for:)`` included, goes to `completion` and to
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
  /// It is weak. Something has to keep the navigator: the scene's delegate, or the first screen of
  /// its scope by `retain(_:)`.
  public func handle() -> AnyNavigator<Destination> { AnyNavigator(self) }
}
