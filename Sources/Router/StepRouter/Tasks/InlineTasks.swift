import PortableUIKit

/// A context task written as a closure.
///
/// ```swift
/// .adding(InlineContextTask { (screen: ProductViewController, id: Int) in screen.productID = id })
/// ```
@MainActor
public struct InlineContextTask<ViewController: UIViewController, Context>: ContextTask {
  private let task: @MainActor (ViewController, Context) throws -> Void

  /// Makes a task that runs the closure on the view controller.
  public init(_ task: @escaping @MainActor (ViewController, Context) throws -> Void) {
    self.task = task
  }

  /// Runs the closure on the view controller.
  public func perform(on viewController: ViewController, with context: Context) throws {
    try task(viewController, context)
  }
}

/// A post task written as a closure.
///
/// ```swift
/// .adding(InlinePostTask { (screen: ProductViewController, id: Int, stack) in count(id) })
/// ```
@MainActor
public struct InlinePostTask<ViewController: UIViewController, Context>: PostRoutingTask {
  private let task: @MainActor (ViewController, Context, [UIViewController]) -> Void

  /// Makes a task that runs the closure after the navigation has succeeded.
  public init(_ task: @escaping @MainActor (ViewController, Context, [UIViewController]) -> Void) {
    self.task = task
  }

  /// Runs the closure with the view controllers of the navigation.
  public func perform(
    on viewController: ViewController, with context: Context, routingStack: [UIViewController]
  ) {
    task(viewController, context, routingStack)
  }
}

/// Passes the context to a view controller that accepts it.
///
/// ```swift
/// StepAssembly(
///   finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
/// )
/// .adding(ContextSettingTask())
/// ```
@MainActor
public struct ContextSettingTask<ViewController: ContextAccepting<Context>, Context>: ContextTask {
  /// Makes a task that passes the context on.
  public init() {}

  /// Checks with the class that it can show this context.
  public mutating func prepare(with context: Context) throws {
    try ViewController.checkCompatibility(with: context)
  }

  /// Passes the context to the view controller.
  public func perform(on viewController: ViewController, with context: Context) throws {
    try viewController.setup(with: context)
  }
}
