/// An interceptor of a step, and the source location that adds it.
///
/// It hides the types of the interceptor and its context, so that the code for a list of them is
/// compiled once. A list with generic elements would look up their type at run time at each use.
@MainActor
class AddedInterceptor {
  let location: CodeLocation

  fileprivate init(at location: CodeLocation) { self.location = location }
}

/// An added interceptor that takes contexts of this type.
///
/// It's abstract, and only this file can subclass it: with `any RoutingInterceptor<Context>` in its
/// place, the runtime would look up its type at each use, which takes a tenth of each interceptor's
/// run.
class ContextualInterceptor<Context>: AddedInterceptor {
  var interceptor: any RoutingInterceptor<Context> { preconditionFailure("no interceptor") }

  /// Returns a copy prepared with the context.
  func prepared(with context: Context) throws -> AddedInterceptor {
    preconditionFailure("no interceptor")
  }

  func perform(
    with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    preconditionFailure("no interceptor")
  }
}

/// An added interceptor with its type.
final class TypedInterceptor<Interceptor: RoutingInterceptor>:
  ContextualInterceptor<Interceptor.Context>
{
  private let typed: Interceptor

  init(_ interceptor: Interceptor, at location: CodeLocation) {
    typed = interceptor
    super.init(at: location)
  }

  override var interceptor: any RoutingInterceptor<Interceptor.Context> { typed }

  override func prepared(with context: Interceptor.Context) throws -> AddedInterceptor {
    var copy = typed
    try copy.prepare(with: context)
    return TypedInterceptor(copy, at: location)
  }

  override func perform(
    with context: Interceptor.Context, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    typed.perform(with: context, completion: completion)
  }
}
