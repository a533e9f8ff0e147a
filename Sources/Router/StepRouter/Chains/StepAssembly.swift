import PortableUIKit

/// Begins the declaration of a screen: its finder, its factory, the interceptors that run before
/// the screen appears, and the tasks that run on it.
///
/// ```swift
/// let product = StepAssembly(
///   finder: ClassWithContextFinder<ProductViewController, Product.ID>(),
///   factory: ProductFactory()
/// )
/// .adding(LoginInterceptor())
/// .using(.push())
/// .from(NavigationControllerStep())
/// .using(.present())
/// .from(.current)
/// .assemble()
/// ```
///
/// Read it as: push a product into a navigation controller, and present that from the topmost view
/// controller. Every verb returns a copy, so you can keep half a chain and continue it in several
/// ways.
@MainActor
public struct StepAssembly<ScreenFinder: Finder, ScreenFactory: AbstractFactory>:
  _UnfinishedChain
{
  /// The class of the screen's view controller.
  public typealias Screen = ScreenFinder.ViewController
  /// The context that a navigation passes to the screen, such as an id; `Void` for nothing.
  public typealias Context = ScreenFinder.Context
  /// The marker of the verb that comes next: `using` for a factory that builds, otherwise `from`.
  public typealias Host = ScreenFactory._Host

  let location: CodeLocation
  /// The screen's name in errors and plans, if its class is known only at run time. Nil for the
  /// name of `Screen`.
  package var name: TypeName?
  private(set) var extras: StepExtras<Screen, Context>?
  let finder: any Finder<Screen, Context>
  let factory: any AbstractFactory<Screen, Context>

  /// Creates the declaration of a screen that `finder` finds and `factory` builds.
  public init<FoundScreen, FoundContext>(
    finder: ScreenFinder, factory: ScreenFactory, fileID: String = #fileID, line: UInt = #line
  )
  where
    ScreenFinder: Finder<FoundScreen, FoundContext>,
    ScreenFactory: AbstractFactory<FoundScreen, FoundContext>
  {
    // The initializer names the types that have to match, instead of comparing them in the struct's
    // `where` clause: the compiler then knows the screen and the context before it chooses a
    // `from`, and checks each verb of a chain by itself.
    self.finder = finder
    self.factory = factory
    location = CodeLocation(fileID: fileID, line: line)
  }

  /// Adds an interceptor, which can stop a navigation before the screen appears. Interceptors run
  /// in the order you add them.
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

  /// Adds a task that gives the screen its data, whether the router found or built it.
  ///
  /// ```swift
  /// StepAssembly(finder: ClassFinder(), factory: ClassFactory())
  ///   .adding(InlineContextTask { (screen: ProductViewController, id: Int) in
  ///     screen.productID = id
  ///   })
  /// ```
  public func adding(
    _ task: some ContextTask<Screen, Context>, fileID: String = #fileID, line: UInt = #line
  ) -> Self {
    let location = CodeLocation(fileID: fileID, line: line)
    return changing { $0.add(task, at: location) }
  }

  /// Adds a task that runs after the navigation succeeds.
  ///
  /// ```swift
  /// StepAssembly(finder: ClassFinder(), factory: ProductFactory())
  ///   .adding(InlinePostTask { (_: ProductViewController, id: Int, _) in count(id) })
  /// ```
  public func adding(_ task: some PostRoutingTask<Screen, Context>) -> Self {
    changing { $0.add(task) }
  }

  /// Adds a task that works on any screen. It receives this screen's context as an `Any?`.
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

  /// Adds a task for any screen, such as a logger, that runs after the navigation succeeds.
  ///
  /// ```swift
  /// StepAssembly(finder: ClassFinder(), factory: ProductFactory()).adding(LogScreen())
  /// ```
  @_disfavoredOverload
  public func adding(_ task: some PostRoutingTask<UIViewController, Any?>) -> Self {
    changing { $0.add(AnyScreenPostTask<_, Screen, Context>(task: task)) }
  }

  /// Sets the action that integrates the screen after the router builds it.
  ///
  /// ```swift
  /// StepAssembly(finder: ClassFinder(), factory: ProductFactory())
  ///   .using(.push())                        // so `from` wants a navigation controller
  ///   .from(NavigationControllerStep())
  /// ```
  public func using<NextHost>(
    _ action: some Action<NextHost>, fileID: String = #fileID, line: UInt = #line
  ) -> StepChain<NextHost, Screen, Context> where ScreenFactory: _ScreenTakesAction {
    let integration = Integration(action, location: CodeLocation(fileID: fileID, line: line))
    return StepChain(_steps: _steps.integrated(by: integration))
  }

  private func changing(_ change: (StepExtras<Screen, Context>) -> Void) -> Self {
    var copy = self
    copy.extras = (extras ?? StepExtras()).changed(change)
    return copy
  }
}

extension StepAssembly {
  /// The screen's step.
  public var _steps: _ChainSteps<Context> { _ChainSteps(declaration) }

  var declaration: _HostDeclaration<Context> {
    // The closure captures the step's parts instead of the assembly, whose type the runtime would
    // have to look up.
    let reference = StepReference(screen: name ?? TypeName(Screen.self), location: location)
    let finder = ScreenFinder._findsNothing ? nil : finder
    let (factory, extras) = (factory._building, completeExtras)
    return _HostDeclaration { integration in
      ScreenStep(
        reference: reference, finder: finder, factory: factory, integration: integration,
        extras: extras)
    }
  }

  /// The extras, plus a task that gives the screen its context if neither the factory nor an added
  /// task does.
  private var completeExtras: StepExtras<Screen, Context>? {
    guard let task = ImpliedContextSetting.task(for: self.factory), extras?.setsContext != true
    else { return extras }
    return (extras ?? StepExtras()).changed { $0.addFirst(task, at: location) }
  }
}
