import PortableUIKit

/// What builds a screen, or stands for “this screen is never built” (``NilFactory``).
///
/// Conform to ``Factory`` for a screen and to ``ContainerFactory`` for a container; this protocol
/// only holds what they share.
@MainActor
public protocol AbstractFactory<ViewController, Context> {
  /// The class of view controller that is built.
  associatedtype ViewController: UIViewController
  /// What the screen is built with.
  associatedtype Context

  /// Checks, before anything happens on screen, that the screen can be built with this context.
  ///
  /// It is called on a copy, at each planning of a navigation: take what `build` will need, change
  /// nothing elsewhere. An error ends the navigation. Does nothing by default.
  mutating func prepare(with context: Context) throws
}

extension AbstractFactory {
  /// Nothing to prepare.
  public mutating func prepare(with context: Context) throws {}
}

/// A factory that builds: ``Factory`` and ``ContainerFactory`` refine it.
///
/// The chain's `using` exists only for such a factory, since what is never built needs no action.
@MainActor
public protocol BuildingFactory<ViewController, Context>: AbstractFactory {
  /// Builds the view controller; `children` gives what is going to stand in it.
  func build(with context: Context, integrating children: ChildCoordinator) throws -> ViewController
}

/// Builds the view controller of a screen.
///
/// ```swift
/// struct ProductFactory: Factory {
///   func build(with id: Product.ID) throws -> ProductViewController {
///     ProductViewController(productID: id)
///   }
/// }
/// ```
///
/// The router integrates what is built; a factory neither pushes nor presents.
@MainActor
public protocol Factory<ViewController, Context>: BuildingFactory {
  associatedtype ViewController
  associatedtype Context

  /// Builds a new view controller for this context.
  ///
  /// An error ends the navigation with ``RoutingError/buildFailed(_:underlying:progress:)``.
  func build(with context: Context) throws -> ViewController
}

extension Factory {
  /// A screen takes no children: those that follow are integrated after it.
  public func build(
    with context: Context, integrating children: ChildCoordinator
  ) throws -> ViewController {
    try build(with: context)
  }
}

/// Builds a container together with the view controllers that are going to stand in it.
///
/// ```swift
/// struct ShopNavigationFactory: ContainerFactory {
///   func build(with context: Any?, integrating children: ChildCoordinator) throws -> ShopNavigation {
///     let navigation = ShopNavigation()
///     navigation.viewControllers = try children.build()
///     return navigation
///   }
/// }
/// ```
///
/// So a modal stack arrives with its content, in one movement. Children that the factory does not
/// ask for are integrated after the container is on screen.
@MainActor
public protocol ContainerFactory<ViewController, Context>: BuildingFactory
where ViewController: ContainerViewController {
  associatedtype ViewController
  associatedtype Context

  /// Builds a new container for this context; `children.build()` gives what stands in it.
  func build(with context: Context, integrating children: ChildCoordinator) throws -> ViewController
}

/// A built-in factory that has nothing to prepare, of which no copy has to be kept for a navigation.
protocol Unprepared {}
