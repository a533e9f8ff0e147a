import PortableUIKit
import StepRouter

/// Begins a chain with its screen's class and context, in the older spelling. In new code, begin
/// with `StepAssembly(finder:factory:)`.
///
/// ```swift
/// let home = StepAssembler<HomeViewController, Void>()
///   .finder(.classFinder)
///   .factory(.classFactory)
///   .using(.present())
///   .from(.current)
/// ```
@MainActor
public struct StepAssembler<ViewController: UIViewController, Context> {
  /// Creates an assembler without a finder or factory.
  public init() {}

  /// Sets the finder of the screen.
  public func finder<ScreenFinder: Finder<ViewController, Context>>(
    _ finder: ScreenFinder
  ) -> StepAssemblerWithFinder<ScreenFinder> {
    StepAssemblerWithFinder(finder: finder)
  }

  /// Sets the finder of the screen: `.classFinder`.
  public func finder(
    _ finder: ClassFinder<ViewController, Context>
  ) -> StepAssemblerWithFinder<ClassFinder<ViewController, Context>> {
    StepAssemblerWithFinder(finder: finder)
  }

  /// Sets a finder that never finds the screen: `.nilFinder`.
  public func finder(
    _ finder: NilFinder<ViewController, Context>
  ) -> StepAssemblerWithFinder<NilFinder<ViewController, Context>> {
    StepAssemblerWithFinder(finder: finder)
  }
}

extension StepAssembler where ViewController: ContextChecking<Context> {
  /// Sets the finder of the screen: `.classWithContextFinder`.
  public func finder(
    _ finder: ClassWithContextFinder<ViewController, Context>
  ) -> StepAssemblerWithFinder<ClassWithContextFinder<ViewController, Context>> {
    StepAssemblerWithFinder(finder: finder)
  }
}

/// A chain that has its finder and still needs its factory; ``StepAssembler`` creates it.
///
/// ```swift
/// let found = StepAssembler<HomeViewController, Void>().finder(.classFinder)
/// ```
@MainActor
public struct StepAssemblerWithFinder<ScreenFinder: Finder> {
  fileprivate let finder: ScreenFinder

  /// Sets the factory of the screen.
  public func factory<
    ScreenFactory: AbstractFactory<ScreenFinder.ViewController, ScreenFinder.Context>
  >(
    _ factory: ScreenFactory, fileID: String = #fileID, line: UInt = #line
  ) -> StepAssembly<ScreenFinder, ScreenFactory> {
    StepAssembly(finder: finder, factory: factory, fileID: fileID, line: line)
  }

  /// Sets a factory that never builds the screen: `.nilFactory`.
  public func factory(
    _ factory: NilFactory<ScreenFinder.ViewController, ScreenFinder.Context>,
    fileID: String = #fileID, line: UInt = #line
  ) -> StepAssembly<ScreenFinder, NilFactory<ScreenFinder.ViewController, ScreenFinder.Context>> {
    StepAssembly(finder: finder, factory: factory, fileID: fileID, line: line)
  }

  /// Sets a factory that builds the screen by its class: `.classFactory`.
  public func factory(
    _ factory: ClassFactory<ScreenFinder.ViewController, ScreenFinder.Context>,
    fileID: String = #fileID, line: UInt = #line
  ) -> StepAssembly<ScreenFinder, ClassFactory<ScreenFinder.ViewController, ScreenFinder.Context>> {
    StepAssembly(finder: finder, factory: factory, fileID: fileID, line: line)
  }

  /// Sets a factory that builds the screen from a storyboard: `.storyboardFactory(name:)`.
  public func factory(
    _ factory: StoryboardFactory<ScreenFinder.ViewController, ScreenFinder.Context>,
    fileID: String = #fileID, line: UInt = #line
  ) -> StepAssembly<
    ScreenFinder, StoryboardFactory<ScreenFinder.ViewController, ScreenFinder.Context>
  > {
    StepAssembly(finder: finder, factory: factory, fileID: fileID, line: line)
  }
}

extension ClassFinder {
  /// Finds the screen by its class.
  public static var classFinder: Self { Self() }

  /// Finds the screen by its class, within the search options.
  public static func classFinder(
    options: SearchOptions = .fullStack,
    startingPoint: DefaultStackIterator.StartingPoint = .topmost
  ) -> Self {
    Self(options: options, startingPoint: startingPoint)
  }
}

extension ClassWithContextFinder {
  /// Finds the screen that shows the context.
  public static var classWithContextFinder: Self { Self() }

  /// Finds the screen that shows the context, within the search options.
  public static func classWithContextFinder(
    options: SearchOptions = .fullStack,
    startingPoint: DefaultStackIterator.StartingPoint = .topmost
  ) -> Self {
    Self(options: options, startingPoint: startingPoint)
  }
}

extension NilFinder {
  /// Finds nothing, so the router always builds the screen.
  public static var nilFinder: Self { Self() }
}

extension NilFactory {
  /// Builds nothing, for a screen that the finder has to find.
  public static var nilFactory: Self { Self() }
}

extension ClassFactory {
  /// Builds the screen by its class.
  public static var classFactory: Self { Self() }

  /// Builds the screen by its class, and configures it.
  public static func classFactory(
    nibName: String? = nil, bundle: Bundle? = nil,
    configuration: (@MainActor (ViewController) -> Void)? = nil
  ) -> Self {
    Self(nibName: nibName, bundle: bundle, configuration: configuration)
  }
}

extension StoryboardFactory {
  /// Builds the screen from a storyboard.
  public static func storyboardFactory(
    name: String, bundle: Bundle? = nil, identifier: String? = nil,
    configuration: (@MainActor (ViewController) -> Void)? = nil
  ) -> Self {
    Self(name: name, bundle: bundle, identifier: identifier, configuration: configuration)
  }
}

extension Action where Self == PushAction<UINavigationController> {
  /// The older way to write `.push()`.
  @available(*, deprecated, renamed: "push()")
  public static var push: Self { .push() }
}

extension Action where Self == PushAsRootAction<UINavigationController> {
  /// The older way to write `.pushAsRoot()`.
  @available(*, deprecated, renamed: "pushAsRoot()")
  public static var pushAsRoot: Self { .pushAsRoot() }
}

extension Action where Self == PushReplacingLastAction<UINavigationController> {
  /// The older way to write `.pushReplacingLast()`.
  @available(*, deprecated, renamed: "pushReplacingLast()")
  public static var pushReplacingLast: Self { .pushReplacingLast() }
}

extension Action where Self == AddTabAction<UITabBarController> {
  /// The older way to write `.addTab()`.
  @available(*, deprecated, renamed: "addTab()")
  public static var addTab: Self { .addTab() }
}

extension Action where Self == PresentAction {
  /// The older way to write `.present()`.
  @available(*, deprecated, renamed: "present()")
  public static var present: Self { .present() }
}

extension Action where Self == ReplaceRootAction {
  /// The older way to write `.replaceRoot()`.
  @available(*, deprecated, renamed: "replaceRoot()")
  public static var replaceRoot: Self { .replaceRoot() }
}

extension NavigationControllerStep where Screen == UINavigationController {
  /// The older way to write `.navigationController()`.
  @available(*, deprecated, renamed: "navigationController()")
  public static var navigationController: Self { Self() }
}

extension TabBarControllerStep where Screen == UITabBarController {
  /// The older way to write `.tabBarController()`.
  @available(*, deprecated, renamed: "tabBarController()")
  public static var tabBarController: Self { Self() }
}

extension StepChain where Host == UINavigationController {
  /// Names the host: `.navigationController`, a new stack.
  public func from(
    _ base: NavigationControllerStep<UINavigationController, Context>
  ) -> _HostedChain<_ActionMissing, Screen, Context> {
    standing(on: base)
  }
}

extension StepChain where Host == UITabBarController {
  /// Names the host: `.tabBarController`, a new tab bar controller.
  public func from(
    _ base: TabBarControllerStep<UITabBarController, Context>
  ) -> _HostedChain<_ActionMissing, Screen, Context> {
    standing(on: base)
  }
}

extension StepChain {
  /// Calls the chain's own `from`, which the compiler chooses if it doesn't know the step's class.
  fileprivate func standing<Base: UnattachedStep<Host, Context>>(
    on base: Base
  ) -> _HostedChain<_ActionMissing, Screen, Context> where Base.ScreenFactory: BuildingFactory {
    from(base)
  }
}
