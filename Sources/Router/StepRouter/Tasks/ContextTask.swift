import PortableUIKit

/// Gives a screen its data, on each view controller that the step finds or builds.
///
/// It runs once in a navigation: on a view controller that was built, right after the factory and
/// before the screen is integrated; on one that was found, when all interceptors have passed and
/// before anything moves.
///
/// ```swift
/// struct ShowProduct: ContextTask {
///   func perform(on viewController: ProductViewController, with id: Product.ID) throws {
///     viewController.productID = id
///   }
/// }
/// ```
@MainActor
public protocol ContextTask<ViewController, Context> {
  /// The class of the step's view controller.
  associatedtype ViewController: UIViewController
  /// What a navigation passes to the screen, such as an id; `Void` for nothing.
  associatedtype Context

  /// Checks the context before anything happens. The router calls it on a copy, each time a
  /// navigation is planned. By default it does nothing; an error ends the navigation.
  mutating func prepare(with context: Context) throws

  /// Sets the view controller up. An error ends the navigation with
  /// ``RoutingError/taskFailed(_:underlying:progress:)``.
  func perform(on viewController: ViewController, with context: Context) throws
}

extension ContextTask {
  /// Checks nothing: every context will do.
  public mutating func prepare(with context: Context) throws {}
}

/// Runs when the navigation has succeeded: for analytics, for a hint, for a further navigation.
///
/// ```swift
/// struct CountProductViews: PostRoutingTask {
///   func perform(
///     on viewController: ProductViewController, with id: Product.ID,
///     routingStack: [UIViewController]
///   ) {
///     analytics.count(.productShown(id))
///   }
/// }
/// ```
@MainActor
public protocol PostRoutingTask<ViewController, Context> {
  /// The class of the step's view controller.
  associatedtype ViewController: UIViewController
  /// What a navigation passes to the screen, such as an id; `Void` for nothing.
  associatedtype Context

  /// Runs after everything is on screen. `routingStack` holds the start, then what was built,
  /// containers before their children.
  func perform(
    on viewController: ViewController, with context: Context, routingStack: [UIViewController])
}

/// Converts the context of one part of a chain into the context of the part behind it.
///
/// ```swift
/// struct ListOfCity: ContextTransformer {
///   func transform(_ cityID: Int) throws -> String? { try cities.region(of: cityID) }
/// }
/// ```
@MainActor
public protocol ContextTransformer<SourceContext, TargetContext> {
  /// The context that the navigation brings.
  associatedtype SourceContext
  /// The context that the rest of the chain needs.
  associatedtype TargetContext

  /// Converts. An error ends the navigation before anything happens.
  func transform(_ context: SourceContext) throws -> TargetContext
}
