import PortableUIKit

/// A step that has no action or host yet. `from` accepts it in place of a finished chain.
///
/// ``SingleStep``, ``SingleContainerStep``, ``NavigationControllerStep``, ``TabBarControllerStep``,
/// ``SplitControllerStep`` and ``ArrangementControllerStep`` conform. You rarely need to write your
/// own:
///
/// ```swift
/// struct ShopNavigationStep: UnattachedStep {
///   typealias Screen = ShopNavigation
///   typealias Context = Void
///   var assembly = StepAssembly(
///     finder: ClassFinder<ShopNavigation, Void>(), factory: ShopNavigationFactory())
/// }
/// ```
@MainActor
public protocol UnattachedStep<Screen, Context>: HostStep
where
  ScreenFactory.ViewController == ScreenFinder.ViewController, ScreenFactory.Context == Context
{
  /// The type of the step's finder.
  associatedtype ScreenFinder: Finder
  where ScreenFinder.Context == Context
  // Repeated, so that the compiler infers it from the type of `assembly`.
  associatedtype ScreenFactory

  /// The step's finder, factory, interceptors and tasks.
  var assembly: StepAssembly<ScreenFinder, ScreenFactory> { get set }
}

extension UnattachedStep {
  /// The step as a chain stores it.
  public var declaration: _HostDeclaration<Context> { assembly.declaration }
}

extension UnattachedStep {
  /// Adds an interceptor, which can stop a navigation before the step's view controller appears.
  ///
  /// ```swift
  /// .from(NavigationControllerStep().adding(LoginInterceptor()))
  /// ```
  public func adding(
    _ interceptor: some RoutingInterceptor<Context>, fileID: String = #fileID,
    line: UInt = #line
  ) -> Self {
    changing { $0.adding(interceptor, fileID: fileID, line: line) }
  }

  /// Adds a task that gives the step's view controller its data.
  ///
  /// ```swift
  /// .from(NavigationControllerStep().adding(LargeTitles())).using(.present())
  /// ```
  public func adding(
    _ task: some ContextTask<ScreenFinder.ViewController, Context>, fileID: String = #fileID,
    line: UInt = #line
  ) -> Self {
    changing { $0.adding(task, fileID: fileID, line: line) }
  }

  /// Adds a task that runs after the navigation succeeds.
  ///
  /// ```swift
  /// .from(TabBarControllerStep().adding(CountTabs())).using(.replaceRoot())
  /// ```
  public func adding(_ task: some PostRoutingTask<ScreenFinder.ViewController, Context>) -> Self {
    changing { $0.adding(task) }
  }

  /// Adds a task that works on any screen. It receives this step's context as an `Any?`.
  ///
  /// ```swift
  /// .from(NavigationControllerStep<UINavigationController, Void>().adding(SetUpAnyScreen()))
  /// ```
  @_disfavoredOverload
  public func adding(
    _ task: some ContextTask<UIViewController, Any?>, fileID: String = #fileID,
    line: UInt = #line
  ) -> Self {
    changing { $0.adding(task, fileID: fileID, line: line) }
  }

  /// Adds a task for any screen, such as a logger, that runs after the navigation succeeds.
  ///
  /// ```swift
  /// .from(NavigationControllerStep<UINavigationController, Void>().adding(LogScreen()))
  /// ```
  @_disfavoredOverload
  public func adding(_ task: some PostRoutingTask<UIViewController, Any?>) -> Self {
    changing { $0.adding(task) }
  }

  /// Makes the step stand for its view controller's container: the view controller itself if it's
  /// of this class, otherwise its nearest ancestor of the class. If there's none, the navigation
  /// ends with ``RoutingError/typeMismatch(_:expected:found:base:progress:)`` before anything
  /// moves.
  ///
  /// ```swift
  /// .using(.push())
  /// .from(SingleStep(finder: LoginFinder(), factory: NilFactory()).expectingContainer())
  /// .from(.current)
  /// ```
  public func expectingContainer<Container: ContainerViewController>()
    -> ExpectedContainerStep<Self, Container>
  {
    ExpectedContainerStep(base: self)
  }

  private func changing(
    _ change: (StepAssembly<ScreenFinder, ScreenFactory>) -> StepAssembly<
      ScreenFinder, ScreenFactory
    >
  ) -> Self {
    var copy = self
    copy.assembly = change(assembly)
    return copy
  }
}

/// A step that stands for its view controller's container; `expectingContainer()` creates it.
///
/// ```swift
/// let stack: ExpectedContainerStep<_, UINavigationController> =
///   SingleStep(finder: LoginFinder(), factory: LoginFactory()).expectingContainer()
/// ```
@MainActor
public struct ExpectedContainerStep<Base: UnattachedStep, Screen> {
  var base: Base
}

// With the constraint in the struct itself, the compiler would first guess `UIViewController` for a
// container that the chain's action determines.
extension ExpectedContainerStep: HostStep, UnattachedStep where Screen: UIViewController {
  /// The context that a navigation passes to the step.
  public typealias Context = Base.Context
  /// The type of the step's finder.
  public typealias ScreenFinder = Base.ScreenFinder
  /// The type of the step's factory.
  public typealias ScreenFactory = Base.ScreenFactory

  /// The step's finder, factory, interceptors and tasks.
  public var assembly: StepAssembly<Base.ScreenFinder, Base.ScreenFactory> {
    get { base.assembly }
    set { base.assembly = newValue }
  }
}
