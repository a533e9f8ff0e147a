import PortableUIKit

/// A post task that runs only if its step is the destination.
///
/// ```swift
/// .adding(InlinePostTask { (_: ProductViewController, id: Int, _) in count(id) }.forDestination)
/// ```
///
/// Without this, a step's post task runs in each navigation that passes through the step, even if
/// the router finds or builds the screen on the way to another one.
@MainActor
public struct DestinationPostTask<Base: PostRoutingTask>: PostRoutingTask, StandIn {
  private let task: Base

  var standsFor: Any { task }

  /// Makes a task that runs only if its step is the destination.
  public init(_ task: Base) { self.task = task }

  /// Runs the task if this view controller is the navigation's destination.
  public func perform(
    on viewController: Base.ViewController, with context: Base.Context,
    routingStack: [UIViewController]
  ) {
    guard routingStack.last === viewController else { return }
    task.perform(on: viewController, with: context, routingStack: routingStack)
  }
}

extension PostRoutingTask {
  /// The same task, limited to navigations that have its step as the destination. It doesn't run
  /// for navigations that pass through its screen on the way to another one.
  public var forDestination: DestinationPostTask<Self> { DestinationPostTask(self) }
}
