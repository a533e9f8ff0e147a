import PortableUIKit

/// What all factories share. Conform to ``Factory`` for a screen and to ``ContainerFactory`` for a
/// container.
///
/// ```swift
/// func check<Factory: AbstractFactory>(_ factory: Factory, with context: Factory.Context) throws {
///   var copy = factory
///   try copy.prepare(with: context)
/// }
/// ```
@MainActor
public protocol AbstractFactory<ViewController, Context> {
  /// The class of view controller that is built.
  associatedtype ViewController: UIViewController
  /// What the screen is built from, such as an id.
  associatedtype Context

  /// Checks, before anything happens on screen, that the screen can be built with this context.
  ///
  /// The router calls it on a copy, each time a navigation is planned. Fetch what `build` will need
  /// and change nothing elsewhere. An error ends the navigation. By default it does nothing.
  mutating func prepare(with context: Context) throws
}

extension AbstractFactory {
  /// Checks nothing: every context will do.
  public mutating func prepare(with context: Context) throws {}
}

/// A factory that builds: ``Factory`` and ``ContainerFactory`` refine it.
///
/// The chain's `using` exists only for such a factory, since a screen that is never built needs no
/// action.
///
/// ```swift
/// let factory: any BuildingFactory<ProductViewController, Product.ID> = ProductFactory()
/// ```
@MainActor
public protocol BuildingFactory<ViewController, Context>: AbstractFactory {
  /// Builds the view controller; `children` builds the view controllers that go into it.
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

/// Builds a container together with the view controllers that go into it.
///
/// ```swift
/// struct ShopNavigationFactory: ContainerFactory {
///   func build(
///     with context: Void, integrating children: ChildCoordinator
///   ) throws -> ShopNavigation {
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

  /// Builds a new container for this context; `children.build()` gives the view controllers in it.
  func build(with context: Context, integrating children: ChildCoordinator) throws -> ViewController
}

/// A built-in factory that has nothing to prepare, of which no copy has to be kept for a
/// navigation.
protocol Unprepared {}
