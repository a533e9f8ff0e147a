import PortableUIKit

/// A step that `from` accepts besides a finished chain; the step's own `using` or `from` follows.
///
/// Every ``UnattachedStep`` conforms, and so does a step with an adapted context:
///
/// ```swift
/// let list: some HostStep<UINavigationController, City> =
///   regionStep.adaptingContext(using: \City.region)
/// ```
@MainActor
public protocol HostStep<Screen, Context> {
  /// The view controller class that `from` sees.
  associatedtype Screen: UIViewController
  /// The context that a navigation passes to the step.
  associatedtype Context
  /// The class of the step's factory, which determines whether the router ever builds the step.
  associatedtype ScreenFactory: AbstractFactory
  /// The source of the step's context: its own declaration by default.
  associatedtype ContextOrigin = _DeclaredContext

  /// The step as a chain stores it. ``UnattachedStep`` implements it.
  var declaration: _HostDeclaration<Context> { get }
}

/// Marks a step that declares its own context.
///
/// ```swift
/// let origin = SingleStep<LoginFinder, LoginFactory>.ContextOrigin.self
/// ```
public enum _DeclaredContext {}

/// Marks a container that takes the chain's context, unless you write out its own.
///
/// ```swift
/// let origin = NavigationControllerStep<UINavigationController, Void>.ContextOrigin.self
/// ```
///
/// Such a step doesn't adapt to a chain with another context automatically if it takes `Void`: the
/// compiler would have to try both contexts for each container in a chain. Write
/// `adaptingContext()`.
public enum _InferredContext {}

/// A step as a chain stores it, independent of the types of its finder and factory.
///
/// ```swift
/// let declaration = NavigationControllerStep<UINavigationController, Void>().declaration
/// ```
///
/// You need it only if you write a ``HostStep`` that wraps another one.
@MainActor
public struct _HostDeclaration<Context> {
  /// Creates the step with its action, or with nil if the router never builds the step.
  let step: @MainActor (Integration?) -> ChainStep<Context>
}

/// A step in a chain with another context; `adaptingContext` creates it.
///
/// ```swift
/// .using(.push())
/// .from(NavigationControllerStep<UINavigationController, Void>().adaptingContext())
/// ```
///
/// Add interceptors and tasks before you adapt the step; they take the step's own context.
@MainActor
public struct _AdaptedStep<Base: HostStep, Context>: HostStep {
  /// The view controller class that `from` sees.
  public typealias Screen = Base.Screen
  /// The class of the step's factory.
  public typealias ScreenFactory = Base.ScreenFactory

  /// The step as a chain stores it.
  public let declaration: _HostDeclaration<Context>
}
