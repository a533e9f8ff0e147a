import PortableUIKit

/// The common base of all factories. Conform to ``Factory`` for a screen and to
/// ``ContainerFactory`` for a container.
///
/// ```swift
/// func check<Factory: AbstractFactory>(_ factory: Factory, with context: Factory.Context) throws {
///   var copy = factory
///   try copy.prepare(with: context)
/// }
/// ```
@MainActor
public protocol AbstractFactory<ViewController, Context> {
  /// The class of view controller that the factory builds.
  associatedtype ViewController: UIViewController
  /// The input for building the screen, such as an id.
  associatedtype Context
  /// The marker of the verb that follows the factory's step: `_ActionMissing`, so `using`, for a
  /// factory that builds, otherwise `UIViewController`, so `from`.
  associatedtype _Host

  /// The factory itself if it builds; otherwise nil.
  var _building: (any BuildingFactory<ViewController, Context>)? { get }

  /// Checks that the factory can build the screen with this context, before anything happens on
  /// screen.
  ///
  /// The router calls it on a copy of the factory every time it plans a navigation. Fetch
  /// everything that `build` needs, and change nothing elsewhere. If you throw an error, the
  /// navigation ends with ``RoutingError/preparationFailed(_:underlying:)``. The default does
  /// nothing.
  mutating func prepare(with context: Context) throws
}

extension AbstractFactory {
  /// Accepts every context.
  public mutating func prepare(with context: Context) throws {}

  /// Nil: only a ``BuildingFactory`` builds.
  public var _building: (any BuildingFactory<ViewController, Context>)? { nil }
}

/// A factory that can build. ``Factory`` and ``ContainerFactory`` refine it.
///
/// The chain's `using` exists only for a factory that can build, because a screen that is never
/// built needs no action.
///
/// ```swift
/// let factory: any BuildingFactory<ProductViewController, Product.ID> = ProductFactory()
/// ```
@MainActor
public protocol BuildingFactory<ViewController, Context>: AbstractFactory, _ScreenTakesAction
where _Host == _ActionMissing {
  /// Builds the view controller. `children` builds the view controllers that go into it.
  func build(with context: Context, integrating children: ChildCoordinator) throws -> ViewController
}

extension BuildingFactory {
  /// The factory itself.
  public var _building: (any BuildingFactory<ViewController, Context>)? { self }
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
/// The router integrates the view controller; a factory neither pushes nor presents.
@MainActor
public protocol Factory<ViewController, Context>: BuildingFactory {
  associatedtype ViewController
  associatedtype Context

  /// Builds a new view controller for this context.
  ///
  /// If you throw an error, the navigation ends with
  /// ``RoutingError/buildFailed(_:underlying:progress:)``.
  func build(with context: Context) throws -> ViewController
}

extension Factory {
  /// Builds the screen without children. The router integrates the screens above it in the chain
  /// afterwards.
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
/// A modal stack, for example, arrives with its content in a single transition. If the factory
/// doesn't build the children, the router integrates them once the container is on screen.
@MainActor
public protocol ContainerFactory<ViewController, Context>: BuildingFactory
where ViewController: ContainerViewController {
  associatedtype ViewController
  associatedtype Context

  /// Builds a new container for this context. Call `children.build()` for the view controllers in
  /// it.
  func build(with context: Context, integrating children: ChildCoordinator) throws -> ViewController
}

/// A built-in factory with nothing to prepare, so a navigation doesn't need its own copy.
protocol Unprepared {}
