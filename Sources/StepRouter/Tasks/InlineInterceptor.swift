import PortableUIKit

/// An interceptor written as a closure.
///
/// ```swift
/// .adding(InlineInterceptor { (_: Void, completion) in
///   session.logIn { completion($0 ? .success : .failure(LoginCancelled())) }
/// })
/// ```
@MainActor
public struct InlineInterceptor<Context>: RoutingInterceptor {
  private let body: @MainActor (Context, @escaping @MainActor (RoutingResult) -> Void) -> Void

  /// Asks the closure, which calls the completion once.
  public init(
    _ body: @escaping @MainActor (Context, @escaping @MainActor (RoutingResult) -> Void) -> Void
  ) {
    self.body = body
  }

  /// Lets the navigation pass if the closure does not throw.
  ///
  /// ```swift
  /// .adding(InlineInterceptor(checking: { (id: Int) in try permissions.check(id) }))
  /// ```
  public init(checking check: @escaping @MainActor (Context) throws -> Void) {
    self.init { context, completion in
      do {
        try check(context)
        completion(.success)
      } catch {
        completion(.failure(error))
      }
    }
  }

  /// Calls the closure, which calls the completion once.
  public func perform(
    with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    body(context, completion)
  }
}
