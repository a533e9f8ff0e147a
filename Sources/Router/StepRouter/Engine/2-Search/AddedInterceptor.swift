/// An interceptor of a step, without its type, and the source location that adds it.
///
/// It's an object, because to copy an existential with a generic context, the compiler asks the
/// runtime for its type each time.
@MainActor
class AddedInterceptor<Context> {
  let location: CodeLocation

  fileprivate init(at location: CodeLocation) { self.location = location }

  var interceptor: any RoutingInterceptor<Context> { preconditionFailure("has no interceptor") }

  /// Returns a copy prepared with the context.
  func prepared(with context: Context) throws -> AddedInterceptor {
    preconditionFailure("has no interceptor")
  }

  func perform(
    with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    preconditionFailure("has no interceptor")
  }
}

/// The interceptor with its type.
final class TypedInterceptor<Interceptor: RoutingInterceptor>:
  AddedInterceptor<Interceptor.Context>
{
  private let typed: Interceptor

  init(_ interceptor: Interceptor, at location: CodeLocation) {
    typed = interceptor
    super.init(at: location)
  }

  override var interceptor: any RoutingInterceptor<Interceptor.Context> { typed }

  override func prepared(
    with context: Interceptor.Context
  ) throws -> AddedInterceptor<Interceptor.Context> {
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
