import PortableUIKit

/// A router's interceptor that sees the context of each navigation.
@MainActor
protocol ContextSeeing {
  /// Returns the interceptor for a navigation with this context.
  func bound(to context: Any?) -> any RoutingInterceptor<Void>
}

/// Wraps an interceptor that sees the context, so that it fits into the list of the router's other
/// interceptors, which don't.
struct ContextInterceptor<Base: RoutingInterceptor<Any?>>: RoutingInterceptor, ContextSeeing,
  StandIn
{
  var interceptor: Base
  var context: Any?

  var standsFor: Any { interceptor }

  func bound(to context: Any?) -> any RoutingInterceptor<Void> {
    Self(interceptor: interceptor, context: context)
  }

  mutating func prepare(with _: Void) throws { try interceptor.prepare(with: context) }

  func perform(with _: Void, completion: @escaping @MainActor (RoutingResult) -> Void) {
    interceptor.perform(with: context, completion: completion)
  }
}
