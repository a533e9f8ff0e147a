import PortableUIKit

/// Begins the declaration of a screen: how it is found, how it is built, what guards it and what is
/// done to it.
///
/// ```swift
/// let product = StepAssembly(finder: ClassFinder<ProductViewController, Product.ID>(), factory: ProductFactory())
///   .adding(LoginInterceptor())
///   .using(.push())
///   .from(NavigationControllerStep())
///   .using(.present())
///   .from(.current)
///   .assemble()
/// ```
///
/// Read it as: a product is pushed into a navigation controller, which is presented from whatever is
/// on screen. Every verb returns a copy, so half a chain may be kept and continued in several ways.
@MainActor
public struct StepAssembly<ScreenFinder: Finder, ScreenFactory: AbstractFactory>
where
  ScreenFinder.ViewController == ScreenFactory.ViewController,
  ScreenFinder.Context == ScreenFactory.Context
{
  /// The class of the screen's view controller.
  public typealias Screen = ScreenFinder.ViewController
  /// What the screen is asked for with.
  public typealias Context = ScreenFinder.Context

  let location: CodeLocation
  /// What errors and plans call the screen, whose class may be known only when the app runs.
  package var name: TypeName?
  private(set) var extras: StepExtras<Screen, Context>?
  // Last, since where they begin and end depends on their types.
  let finder: ScreenFinder
  let factory: ScreenFactory

  /// A screen that is found by `finder` and built by `factory`.
  public init(
    finder: ScreenFinder, factory: ScreenFactory, fileID: String = #fileID, line: UInt = #line
  ) {
    self.finder = finder
    self.factory = factory
    location = CodeLocation(fileID: fileID, line: line)
  }

  /// Puts an interceptor before the screen. Interceptors run in the order in which they are added.
  ///
  /// ```swift
  /// StepAssembly(finder: ClassFinder(), factory: OrdersFactory())
  ///   .adding(LoginInterceptor(session: session))
  /// ```
  public func adding(
    _ interceptor: some RoutingInterceptor<Context>, fileID: String = #fileID,
    line: UInt = #line
  ) -> Self {
    let location = CodeLocation(fileID: fileID, line: line)
    return changing { $0.add(interceptor, at: location) }
  }

  /// Adds a task that gives the screen its data, found or built.
  ///
  /// ```swift
  /// StepAssembly(finder: ClassFinder(), factory: ClassFactory())
  ///   .adding(InlineContextTask { (screen: ProductViewController, id: Int) in screen.id = id })
  /// ```
  public func adding(
    _ task: some ContextTask<Screen, Context>, fileID: String = #fileID, line: UInt = #line
  ) -> Self {
    let location = CodeLocation(fileID: fileID, line: line)
    return changing { $0.add(task, at: location) }
  }

  /// Adds a task that runs when the navigation has succeeded.
  ///
  /// ```swift
  /// StepAssembly(finder: ClassFinder(), factory: ProductFactory())
  ///   .adding(InlinePostTask { (_: ProductViewController, id: Int, _) in count(id) })
  /// ```
  public func adding(_ task: some PostRoutingTask<Screen, Context>) -> Self {
    changing { $0.add(task) }
  }

  /// Adds a task for any screen, which gets this screen's context as it is.
  ///
  /// ```swift
  /// StepAssembly(finder: ClassFinder(), factory: ProductFactory()).adding(SetUpAnyScreen())
  /// ```
  @_disfavoredOverload
  public func adding(
    _ task: some ContextTask<UIViewController, Any?>, fileID: String = #fileID,
    line: UInt = #line
  ) -> Self {
    let location = CodeLocation(fileID: fileID, line: line)
    let adapted = AnyScreenContextTask<_, Screen, Context>(task: task)
    return changing { $0.add(adapted, at: location) }
  }

  /// Adds a task for any screen that runs when the navigation has succeeded, such as a logger.
  ///
  /// ```swift
  /// StepAssembly(finder: ClassFinder(), factory: ProductFactory()).adding(LogScreen())
  /// ```
  @_disfavoredOverload
  public func adding(_ task: some PostRoutingTask<UIViewController, Any?>) -> Self {
    changing { $0.add(AnyScreenPostTask<_, Screen, Context>(task: task)) }
  }

  /// Says how the screen is integrated once it is built.
  ///
  /// ```swift
  /// StepAssembly(finder: ClassFinder(), factory: ProductFactory())
  ///   .using(.push())                        // so `from` wants a navigation controller
  ///   .from(NavigationControllerStep())
  /// ```
  public func using<Host>(
    _ action: some Action<Host>, fileID: String = #fileID, line: UInt = #line
  ) -> StepChain<Host, Screen, Context> where ScreenFactory: BuildingFactory {
    let integration = Integration.by(action, location: CodeLocation(fileID: fileID, line: line))
    return StepChain(steps: [screenStep(factory: factory, integration: integration)])
  }

  /// Says what the screen stands on. A screen that is never built needs no action.
  ///
  /// ```swift
  /// StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: NilFactory())
  ///   .from(tabs)           // builds the tabs where they are missing, then finds Account in them
  /// ```
  public func from(
    _ base: DestinationStep<some UIViewController, Context>, fileID: String = #fileID,
    line: UInt = #line
  ) -> DestinationStep<Screen, Context> where ScreenFactory: BuildsNothing {
    StepChain<UIViewController, Screen, Context>(
      steps: [screenStep(factory: nil, integration: nil)]
    ).attached(to: base, location: CodeLocation(fileID: fileID, line: line))
  }

  /// Says on which unfinished step the screen stands; its own `using` follows.
  ///
  /// ```swift
  /// StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: NilFactory())
  ///   .from(TabBarControllerStep())
  ///   .using(.replaceRoot())
  ///   .from(.root)
  /// ```
  public func from<Base: UnattachedStep>(_ base: Base) -> HostedChain<Screen, Context>
  where ScreenFactory: BuildsNothing, Base.Context == Context, Base.ScreenFactory: BuildingFactory {
    HostedChain(steps: [screenStep(factory: nil, integration: nil)], base: base)
  }

  /// Says on which step the screen stands that is never built either; a `from` of its own follows.
  public func from<Base: UnattachedStep>(_ base: Base) -> FoundHostChain<Screen, Context>
  where ScreenFactory: BuildsNothing, Base.Context == Context, Base.ScreenFactory: BuildsNothing {
    FoundHostChain(steps: [screenStep(factory: nil, integration: nil)], base: base)
  }

  private func changing(_ change: (StepExtras<Screen, Context>) -> Void) -> Self {
    var copy = self
    copy.extras = (extras ?? StepExtras()).changed(change)
    return copy
  }
}

extension StepAssembly {
  func screenStep(
    factory: (any BuildingFactory<Screen, Context>)?, integration: Integration?
  ) -> ChainStep<Context> {
    ScreenStep(
      reference: StepReference(screen: name ?? TypeName(Screen.self), location: location),
      finder: finder is NilFinder<Screen, Context> ? nil : finder,
      factory: factory, integration: integration, extras: extras)
  }
}
