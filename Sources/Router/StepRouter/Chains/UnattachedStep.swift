import PortableUIKit

/// A step that has not said yet how it is integrated: `from` accepts it besides a finished chain.
///
/// ``SingleStep``, ``SingleContainerStep``, ``NavigationControllerStep`` and
/// ``TabBarControllerStep`` are such steps. An app rarely writes one of its own:
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
  /// The class of its finder.
  associatedtype ScreenFinder: Finder
  where ScreenFinder.Context == Context
  // Said again, so that it is known from the type of the assembly.
  associatedtype ScreenFactory

  /// The step's finder, factory, interceptors and tasks.
  var assembly: StepAssembly<ScreenFinder, ScreenFactory> { get set }
}

extension UnattachedStep {
  /// The step as a chain takes it.
  public var declaration: HostDeclaration<Context> {
    let assembly = assembly
    let factory = assembly.factory as? any BuildingFactory<ScreenFinder.ViewController, Context>
    return HostDeclaration { integration in
      assembly.screenStep(factory: factory, integration: integration)
    }
  }
}

// What is known to build need not be looked at when the chain is declared.
extension UnattachedStep where ScreenFactory: BuildingFactory {
  /// The step as a chain takes it.
  public var declaration: HostDeclaration<Context> { assembly.declaration }
}

extension StepAssembly where ScreenFactory: BuildingFactory {
  var declaration: HostDeclaration<Context> {
    HostDeclaration { integration in screenStep(factory: factory, integration: integration) }
  }
}

extension UnattachedStep {
  /// Adds an interceptor, which may stop a navigation before the step is shown.
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

  /// Adds a task that runs when the navigation has succeeded.
  ///
  /// ```swift
  /// .from(TabBarControllerStep().adding(CountTabs())).using(.replaceRoot())
  /// ```
  public func adding(_ task: some PostRoutingTask<ScreenFinder.ViewController, Context>) -> Self {
    changing { $0.adding(task) }
  }

  /// Adds a task that works on any screen. It gets this step's context as an `Any?`.
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

  /// Adds a task that runs on any screen when the navigation has succeeded, such as a logger.
  ///
  /// ```swift
  /// .from(NavigationControllerStep<UINavigationController, Void>().adding(LogScreen()))
  /// ```
  @_disfavoredOverload
  public func adding(_ task: some PostRoutingTask<UIViewController, Any?>) -> Self {
    changing { $0.adding(task) }
  }

  /// Gives the container of this step's view controller: the view controller itself if it is one of
  /// this class, otherwise its nearest ancestor of the class.
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

/// The container of a step's view controller; `expectingContainer()` makes it.
///
/// ```swift
/// let stack: ExpectedContainerStep<_, UINavigationController> =
///   SingleStep(finder: LoginFinder(), factory: LoginFactory()).expectingContainer()
/// ```
@MainActor
public struct ExpectedContainerStep<Base: UnattachedStep, Screen: UIViewController>: UnattachedStep
{
  /// What a navigation passes to the step.
  public typealias Context = Base.Context

  var base: Base

  /// The step's finder, factory, interceptors and tasks.
  public var assembly: StepAssembly<Base.ScreenFinder, Base.ScreenFactory> {
    get { base.assembly }
    set { base.assembly = newValue }
  }
}
