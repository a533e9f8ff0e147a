import PortableUIKit

/// Gives a screen its data: runs on each view controller that the step finds or builds.
///
/// On a built one it runs right after the factory, before the screen is integrated; on a found one
/// after everything was permitted and before anything moves. Once in a navigation.
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
  /// The step's view controller.
  associatedtype ViewController: UIViewController
  /// What the screen is asked for with.
  associatedtype Context

  /// Checks the context before anything happens. Called on a copy at each planning; does nothing by
  /// default, and an error ends the navigation.
  mutating func prepare(with context: Context) throws

  /// Sets the view controller up. An error ends the navigation with
  /// ``RoutingError/taskFailed(_:underlying:progress:)``.
  func perform(on viewController: ViewController, with context: Context) throws
}

extension ContextTask {
  /// Nothing to prepare.
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
  /// The step's view controller.
  associatedtype ViewController: UIViewController
  /// What the screen was asked for with.
  associatedtype Context

  /// Runs after everything is on screen. `routingStack` holds the start, then what was built,
  /// containers before their children.
  func perform(
    on viewController: ViewController, with context: Context, routingStack: [UIViewController])
}

/// Converts the context of one part of a chain into that of the part behind it.
///
/// ```swift
/// struct ListOfCity: ContextTransformer {
///   func transform(_ cityID: Int) throws -> String? { try cities.region(of: cityID) }
/// }
/// ```
@MainActor
public protocol ContextTransformer<SourceContext, TargetContext> {
  /// The context in front: what the navigation brings.
  associatedtype SourceContext
  /// The context behind: what the rest of the chain expects.
  associatedtype TargetContext

  /// Converts. An error ends the navigation before anything happens.
  func transform(_ context: SourceContext) throws -> TargetContext
}
