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
  private let check: (@MainActor (Context) throws -> Void)?
  private let body: @MainActor (Context, @escaping @MainActor (RoutingResult) -> Void) -> Void

  /// Makes an interceptor that runs the closure, which calls the completion once.
  ///
  /// - Parameters:
  ///   - check: Checks the context before anything happens, each time the router plans a
  ///     navigation; an error ends the navigation.
  ///   - body: Decides whether the navigation continues, now or later.
  public init(
    prepare check: (@MainActor (Context) throws -> Void)? = nil,
    _ body: @escaping @MainActor (Context, @escaping @MainActor (RoutingResult) -> Void) -> Void
  ) {
    self.check = check
    self.body = body
  }

  /// Makes an interceptor that lets the navigation pass if the closure doesn't throw.
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

  /// Checks the context with the `prepare` closure, if there is one.
  public mutating func prepare(with context: Context) throws { try check?(context) }

  /// Calls the closure, which calls the completion once.
  public func perform(
    with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    body(context, completion)
  }
}
