/// Returns a context as an `Any?`. `Void` becomes nil, because it stands for no context. An
/// optional doesn't become nested, so nil stays nil.
package func erased<Context>(_ context: Context) -> Any? {
  if Context.self == Void.self { return nil }
  guard let optional = context as? any OptionalContext else { return context }
  return optional.erased
}

private protocol OptionalContext {
  var erased: Any? { get }
}

extension Optional: OptionalContext {
  fileprivate var erased: Any? { flatMap { StepRouter.erased($0) } }
}
