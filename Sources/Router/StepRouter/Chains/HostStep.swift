import PortableUIKit

/// A step that `from` accepts in place of a finished chain. The chain then continues with the step's
/// own `using` or `from`.
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
  /// The type of the step's factory, which determines whether the router ever builds the step.
  associatedtype ScreenFactory: AbstractFactory
  /// The source of the step's context: its own declaration by default, or `Never` for a container
  /// that takes the chain's context.
  associatedtype ContextOrigin = _DeclaredContext

  /// The step as a chain stores it. ``UnattachedStep`` implements it.
  var declaration: _HostDeclaration<Context> { get }
}

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
  /// The type of the step's factory.
  public typealias ScreenFactory = Base.ScreenFactory

  /// The step as a chain stores it.
  public let declaration: _HostDeclaration<Context>
}
