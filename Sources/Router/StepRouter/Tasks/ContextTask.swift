import PortableUIKit

/// Gives a screen its data, on each view controller that the step finds or builds.
///
/// The task runs once per navigation: on a new view controller, right after the factory and before
/// its integration; on an existing one, after all interceptors have passed and before anything
/// moves; on one that comes with its base, as soon as the router finds it there.
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
  /// The input that a navigation passes to the screen, such as an id; `Void` for none.
  associatedtype Context

  /// Checks the context before anything happens. The router calls this on a copy, each time it
  /// plans a navigation. The default does nothing. An error ends the navigation with
  /// ``RoutingError/preparationFailed(_:underlying:)``.
  mutating func prepare(with context: Context) throws

  /// Sets up the view controller. An error ends the navigation with
  /// ``RoutingError/taskFailed(_:underlying:progress:)``.
  func perform(on viewController: ViewController, with context: Context) throws
}

extension ContextTask {
  /// Accepts every context.
  public mutating func prepare(with context: Context) throws {}
}

/// Runs after the navigation has succeeded: for analytics, a hint, or a further navigation.
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
  /// The input that a navigation passes to the screen, such as an id; `Void` for none.
  associatedtype Context

  /// Runs after everything is on screen. `routingStack` holds the start, then the view controllers
  /// that the router built or that came with their base, containers before their children.
  func perform(
    on viewController: ViewController, with context: Context, routingStack: [UIViewController])
}

/// Converts the context of a part of a chain into the context of the part behind it.
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

  /// Converts the context. An error ends the navigation with
  /// ``RoutingError/preparationFailed(_:underlying:)`` before anything happens.
  func transform(_ context: SourceContext) throws -> TargetContext
}
