import PortableUIKit

/// Adds a router's tasks to a destination's step. The tasks see the request's context, which a
/// conversion may have hidden from the step.
struct RouterTasks: StepChange {
  let contextTasks: [Located<any ContextTask<UIViewController, Any?>>]
  let postTasks: [any PostRoutingTask<UIViewController, Any?>]
  let context: Any?

  func addTasks<Screen: UIViewController, Context>(
    to extras: StepExtras<Screen, Context>, of step: StepReference
  ) {
    for task in contextTasks.reversed() {
      extras.addFirst(
        RouterContextTask<Screen, Context>(task: task.entity, given: context), at: task.location)
    }
    for task in postTasks {
      extras.addLast(RouterPostTask<Screen, Context>(task: task, given: context))
    }
  }
}

private struct RouterContextTask<ViewController: UIViewController, Context>: ContextTask,
  RoutersOwn
{
  var task: any ContextTask<UIViewController, Any?>
  let given: Any?

  var standsFor: Any { task }

  mutating func prepare(with context: Context) throws { try task.prepare(with: given) }

  func perform(on viewController: ViewController, with context: Context) throws {
    try task.perform(on: viewController, with: given)
  }
}

private struct RouterPostTask<ViewController: UIViewController, Context>: PostRoutingTask {
  let task: any PostRoutingTask<UIViewController, Any?>
  let given: Any?

  func perform(
    on viewController: ViewController, with context: Context, routingStack: [UIViewController]
  ) {
    task.perform(on: viewController, with: given, routingStack: routingStack)
  }
}
