import PortableUIKit

/// What `from` accepts besides a finished chain: a step whose own `using` or `from` follows.
///
/// Every ``UnattachedStep`` is one, and so is a step whose context was adapted:
///
/// ```swift
/// let list: some HostStep<UINavigationController, City> =
///   regionStep.adaptingContext(using: \City.region)
/// ```
@MainActor
public protocol HostStep<Screen, Context> {
  /// The class that `from` sees.
  associatedtype Screen: UIViewController
  /// What a navigation passes to the step.
  associatedtype Context
  /// The class of its factory, which says whether it is ever built.
  associatedtype ScreenFactory: AbstractFactory
  /// Where its context is known from: its own declaration, as a rule.
  associatedtype ContextOrigin = DeclaredContext

  /// The step as a chain takes it. ``UnattachedStep`` has it.
  var declaration: HostDeclaration<Context> { get }
}

/// The context of a step that says itself which it takes.
///
/// ```swift
/// let origin = SingleStep<LoginFinder, LoginFactory>.ContextOrigin.self
/// ```
public enum DeclaredContext {}

/// The context of a container that takes the one of the chain, unless it is written out.
///
/// ```swift
/// let origin = NavigationControllerStep<UINavigationController, Void>.ContextOrigin.self
/// ```
///
/// With it a step that takes `Void` is not put into a chain with another context by itself: the
/// compiler would have to try both for each container of a chain. Write `adaptingContext()`.
public enum InferredContext {}

/// A step as a chain takes it, whatever its finder and its factory.
///
/// ```swift
/// let declaration = NavigationControllerStep<UINavigationController, Void>().declaration
/// ```
///
/// You need it only for a ``HostStep`` of your own that is made of another one.
@MainActor
public struct HostDeclaration<Context> {
  /// The step with its action; nil for a step that is never built.
  let step: @MainActor (Integration?) -> ChainStep<Context>
}

/// A step in a chain with another context; `adaptingContext` makes it.
///
/// ```swift
/// .using(.push())
/// .from(NavigationControllerStep<UINavigationController, Void>().adaptingContext())
/// ```
///
/// Its interceptors and tasks are added before, with the step's own context.
@MainActor
public struct AdaptedStep<Base: HostStep, Context>: HostStep {
  /// The class that `from` sees.
  public typealias Screen = Base.Screen
  /// The class of its factory.
  public typealias ScreenFactory = Base.ScreenFactory

  /// The step as a chain takes it.
  public let declaration: HostDeclaration<Context>
}
