import PortableUIKit

/// Runs a context task for any screen on a screen of a specific class.
struct AnyScreenContextTask<
  Base: ContextTask<UIViewController, Any?>, ViewController: UIViewController, Context
>: ContextTask, StandIn {
  var task: Base
  var standsFor: Any { task }

  mutating func prepare(with context: Context) throws {
    try task.prepare(with: erased(context))
  }

  func perform(on viewController: ViewController, with context: Context) throws {
    try task.perform(on: viewController, with: erased(context))
  }
}

/// Runs a post task for any screen on a screen of a specific class.
struct AnyScreenPostTask<
  Base: PostRoutingTask<UIViewController, Any?>, ViewController: UIViewController, Context
>: PostRoutingTask, StandIn {
  let task: Base
  var standsFor: Any { task }

  func perform(
    on viewController: ViewController, with context: Context, routingStack: [UIViewController]
  ) {
    task.perform(on: viewController, with: erased(context), routingStack: routingStack)
  }
}
