import PortableUIKit

/// A context task for any screen, on a screen of one class.
struct AnyScreenContextTask<
  Base: ContextTask<UIViewController, Any?>, ViewController: UIViewController, Context
>: ContextTask {
  var task: Base

  mutating func prepare(with context: Context) throws {
    try task.prepare(with: erased(context))
  }

  func perform(on viewController: ViewController, with context: Context) throws {
    try task.perform(on: viewController, with: erased(context))
  }
}

/// A post task for any screen, on a screen of one class.
struct AnyScreenPostTask<
  Base: PostRoutingTask<UIViewController, Any?>, ViewController: UIViewController, Context
>: PostRoutingTask {
  let task: Base

  func perform(
    on viewController: ViewController, with context: Context, routingStack: [UIViewController]
  ) {
    task.perform(on: viewController, with: erased(context), routingStack: routingStack)
  }
}

/// A context as an `Any?`: an optional one is not wrapped again, so that nil stays nil.
private func erased<Context>(_ context: Context) -> Any? {
  guard let optional = context as? any OptionalContext else { return context }
  return optional.erased
}

private protocol OptionalContext {
  var erased: Any? { get }
}

extension Optional: OptionalContext {
  fileprivate var erased: Any? { map { $0 } }
}
