import PortableUIKit

/// A step in the middle of a chain, with a finder and a factory of your own.
///
/// ```swift
/// .using(.push())
/// .from(SingleStep(finder: ClassFinder<UINavigationController, Void>(), factory: NilFactory()))
/// .from(.current)
/// ```
@MainActor
public struct SingleStep<ScreenFinder: Finder, ScreenFactory: AbstractFactory>: UnattachedStep
where
  ScreenFinder.ViewController == ScreenFactory.ViewController,
  ScreenFinder.Context == ScreenFactory.Context
{
  /// The class of the step's view controller.
  public typealias Screen = ScreenFinder.ViewController
  /// The context that a navigation passes to the step.
  public typealias Context = ScreenFinder.Context

  /// The step's finder, factory, interceptors and tasks.
  public var assembly: StepAssembly<ScreenFinder, ScreenFactory>

  /// Creates a step that `finder` finds and `factory` builds.
  public init(
    finder: ScreenFinder, factory: ScreenFactory, fileID: String = #fileID, line: UInt = #line
  ) {
    assembly = StepAssembly(finder: finder, factory: factory, fileID: fileID, line: line)
  }
}

/// A container in the middle of a chain, with a finder and a factory of your own.
///
/// ```swift
/// .using(.push())
/// .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
/// .using(.present())
/// .from(.current)
/// ```
@MainActor
public struct SingleContainerStep<ScreenFinder: Finder, ScreenFactory: AbstractFactory>:
  UnattachedStep
where
  ScreenFinder.ViewController == ScreenFactory.ViewController,
  ScreenFinder.Context == ScreenFactory.Context,
  ScreenFactory.ViewController: ContainerViewController
{
  /// The class of the step's view controller.
  public typealias Screen = ScreenFinder.ViewController
  /// The context that a navigation passes to the step.
  public typealias Context = ScreenFinder.Context

  /// The step's finder, factory, interceptors and tasks.
  public var assembly: StepAssembly<ScreenFinder, ScreenFactory>

  /// Creates a container step that `finder` finds and `factory` builds.
  public init(
    finder: ScreenFinder, factory: ScreenFactory, fileID: String = #fileID, line: UInt = #line
  ) {
    assembly = StepAssembly(finder: finder, factory: factory, fileID: fileID, line: line)
  }
}

/// A new navigation controller in the middle of a chain.
///
/// ```swift
/// .using(.push()).from(NavigationControllerStep()).using(.present()).from(.current)
///
/// .using(.push())
/// .from(NavigationControllerStep<ShopNavigation, Void> { $0.isToolbarHidden = false })
/// .using(.present())
/// .from(.current)
/// ```
@MainActor
public struct NavigationControllerStep<Screen: UINavigationController, Context>: UnattachedStep {
  /// The step takes its context from the chain.
  public typealias ContextOrigin = Never
  /// The type of the step's finder.
  public typealias ScreenFinder = NilFinder<Screen, Context>
  /// The type of the step's factory.
  public typealias ScreenFactory = NavigationControllerFactory<Screen, Context>

  /// The step's factory, interceptors and tasks.
  public var assembly:
    StepAssembly<NilFinder<Screen, Context>, NavigationControllerFactory<Screen, Context>>

  /// Creates a step for a navigation controller; `configuration` sets it up before it receives its
  /// children.
  public init(
    configuration: (@MainActor (Screen) -> Void)? = nil, fileID: String = #fileID,
    line: UInt = #line
  ) {
    assembly = StepAssembly(
      finder: NilFinder(), factory: NavigationControllerFactory(configuration: configuration),
      fileID: fileID, line: line)
  }
}

/// A new tab bar controller in the middle of a chain.
///
/// ```swift
/// .using(.addTab()).from(TabBarControllerStep()).using(.replaceRoot()).from(.root)
/// ```
@MainActor
public struct TabBarControllerStep<Screen: UITabBarController, Context>: UnattachedStep {
  /// The step takes its context from the chain.
  public typealias ContextOrigin = Never
  /// The type of the step's finder.
  public typealias ScreenFinder = NilFinder<Screen, Context>
  /// The type of the step's factory.
  public typealias ScreenFactory = TabBarControllerFactory<Screen, Context>

  /// The step's factory, interceptors and tasks.
  public var assembly:
    StepAssembly<NilFinder<Screen, Context>, TabBarControllerFactory<Screen, Context>>

  /// Creates a step for a tab bar controller; `configuration` sets it up before it receives its
  /// children.
  public init(
    configuration: (@MainActor (Screen) -> Void)? = nil, fileID: String = #fileID,
    line: UInt = #line
  ) {
    assembly = StepAssembly(
      finder: NilFinder(), factory: TabBarControllerFactory(configuration: configuration),
      fileID: fileID, line: line)
  }
}

/// A new split view controller in the middle of a chain.
///
/// ```swift
/// .using(.setColumn(.primary))
/// .from(SplitControllerStep(style: .doubleColumn))
/// .using(.replaceRoot())
/// .from(.root)
/// ```
@MainActor
public struct SplitControllerStep<Screen: UISplitViewController, Context>: UnattachedStep {
  /// The step takes its context from the chain.
  public typealias ContextOrigin = Never
  /// The type of the step's finder.
  public typealias ScreenFinder = NilFinder<Screen, Context>
  /// The type of the step's factory.
  public typealias ScreenFactory = SplitControllerFactory<Screen, Context>

  /// The step's factory, interceptors and tasks.
  public var assembly:
    StepAssembly<NilFinder<Screen, Context>, SplitControllerFactory<Screen, Context>>

  /// Creates a step for a split view controller of your own class, which the closure makes.
  public init(
    making make: @escaping @MainActor (Context) throws -> Screen, fileID: String = #fileID,
    line: UInt = #line
  ) {
    assembly = StepAssembly(
      finder: NilFinder(), factory: SplitControllerFactory(making: make), fileID: fileID, line: line
    )
  }
}

extension SplitControllerStep where Screen == UISplitViewController {
  /// Creates a step for a split view controller of this style; `configuration` sets it up before it
  /// receives its columns.
  public init(
    style: UISplitViewController.Style,
    configuration: (@MainActor (UISplitViewController) -> Void)? = nil, fileID: String = #fileID,
    line: UInt = #line
  ) {
    assembly = StepAssembly(
      finder: NilFinder(),
      factory: SplitControllerFactory(style: style, configuration: configuration), fileID: fileID,
      line: line)
  }
}

extension HostStep {
  /// A new navigation controller: short for ``NavigationControllerStep``.
  ///
  /// ```swift
  /// .using(.push()).from(.navigationController()).using(.present()).from(.current)
  /// ```
  public static func navigationController<Stack: UINavigationController, StackContext>(
    configuration: (@MainActor (Stack) -> Void)? = nil, fileID: String = #fileID,
    line: UInt = #line
  ) -> Self where Self == NavigationControllerStep<Stack, StackContext> {
    NavigationControllerStep(configuration: configuration, fileID: fileID, line: line)
  }

  /// A new tab bar controller: short for ``TabBarControllerStep``.
  ///
  /// ```swift
  /// .using(.addTab()).from(.tabBarController()).using(.replaceRoot()).from(.root)
  /// ```
  public static func tabBarController<Tabs: UITabBarController, TabsContext>(
    configuration: (@MainActor (Tabs) -> Void)? = nil, fileID: String = #fileID,
    line: UInt = #line
  ) -> Self where Self == TabBarControllerStep<Tabs, TabsContext> {
    TabBarControllerStep(configuration: configuration, fileID: fileID, line: line)
  }
}
