import PortableUIKit

/// A post task that runs only where its step is the destination.
///
/// ```swift
/// .adding(InlinePostTask { (_: ProductViewController, id: Int, _) in count(id) }.forDestination)
/// ```
///
/// Without it, a step's post task runs in each navigation that passes the step: also where the screen
/// is found or built on the way to another one.
@MainActor
public struct DestinationPostTask<Base: PostRoutingTask>: PostRoutingTask, StandIn {
  private let task: Base

  var standsFor: Any { task }

  /// Runs the task only where its step is the destination.
  public init(_ task: Base) { self.task = task }

  /// Runs the task if this is the view controller that the navigation was for.
  public func perform(
    on viewController: Base.ViewController, with context: Base.Context,
    routingStack: [UIViewController]
  ) {
    guard routingStack.last === viewController else { return }
    task.perform(on: viewController, with: context, routingStack: routingStack)
  }
}

extension PostRoutingTask {
  /// The same task, run only where its step is the destination, and not where its screen is on the way
  /// to another one.
  public var forDestination: DestinationPostTask<Self> { DestinationPostTask(self) }
}
