import PortableUIKit

/// A step that has not said yet how it is integrated: what `from` accepts besides a finished chain.
///
/// ``SingleStep``, ``SingleContainerStep``, ``NavigationControllerStep`` and
/// ``TabBarControllerStep`` are such steps.
@MainActor
public protocol UnattachedStep<Screen, Context> {
  /// The class as which `from` takes the step.
  associatedtype Screen: UIViewController
  /// What the step is asked for with.
  associatedtype Context
  /// How it is found.
  associatedtype ScreenFinder: Finder
  where ScreenFinder.Context == Context
  /// How it is built.
  associatedtype ScreenFactory: AbstractFactory
  where
    ScreenFactory.ViewController == ScreenFinder.ViewController, ScreenFactory.Context == Context

  /// The step's finder, factory, interceptors and tasks.
  var assembly: StepAssembly<ScreenFinder, ScreenFactory> { get set }
}

extension UnattachedStep {
  /// Puts an interceptor before the step.
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
  /// .from(NavigationControllerStep().adding(LargeTitles()))
  /// ```
  public func adding(
    _ task: some ContextTask<ScreenFinder.ViewController, Context>, fileID: String = #fileID,
    line: UInt = #line
  ) -> Self {
    changing { $0.adding(task, fileID: fileID, line: line) }
  }

  /// Adds a task that runs when the navigation has succeeded.
  ///
  /// ```swift
  /// .from(TabBarControllerStep().adding(CountTabs()))
  /// ```
  public func adding(_ task: some PostRoutingTask<ScreenFinder.ViewController, Context>) -> Self {
    changing { $0.adding(task) }
  }

  /// Adds a task for any screen, which gets this step's context as it is.
  ///
  /// ```swift
  /// .from(NavigationControllerStep().adding(SetUpAnyScreen()))
  /// ```
  @_disfavoredOverload
  public func adding(
    _ task: some ContextTask<UIViewController, Any?>, fileID: String = #fileID,
    line: UInt = #line
  ) -> Self {
    changing { $0.adding(task, fileID: fileID, line: line) }
  }

  /// Adds a task for any screen that runs when the navigation has succeeded, such as a logger.
  ///
  /// ```swift
  /// .from(NavigationControllerStep().adding(LogScreen()))
  /// ```
  @_disfavoredOverload
  public func adding(_ task: some PostRoutingTask<UIViewController, Any?>) -> Self {
    changing { $0.adding(task) }
  }

  /// Takes the step for a container: its view controller itself if it is one, else the nearest
  /// ancestor of this class.
  ///
  /// ```swift
  /// .using(.push())
  /// .from(SingleStep(finder: ClassFinder<LoginViewController, Any?>(), factory: NilFactory()).expectingContainer())
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

/// A step that is taken for the container in which it stands; `expectingContainer()` makes it.
@MainActor
public struct ExpectedContainerStep<Base: UnattachedStep, Screen: UIViewController>: UnattachedStep
{
  /// What the step is asked for with.
  public typealias Context = Base.Context

  var base: Base

  /// The step's finder, factory, interceptors and tasks.
  public var assembly: StepAssembly<Base.ScreenFinder, Base.ScreenFactory> {
    get { base.assembly }
    set { base.assembly = newValue }
  }
}
