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

  /// Asks the closure, which calls the completion once.
  ///
  /// - Parameters:
  ///   - check: Checks the context before anything happens, each time a navigation is
  ///     planned; what it throws ends the navigation.
  ///   - body: Decides whether the navigation goes on, now or later.
  public init(
    prepare check: (@MainActor (Context) throws -> Void)? = nil,
    _ body: @escaping @MainActor (Context, @escaping @MainActor (RoutingResult) -> Void) -> Void
  ) {
    self.check = check
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

  /// Checks the context by the closure that was given for that.
  public mutating func prepare(with context: Context) throws { try check?(context) }

  /// Calls the closure, which calls the completion once.
  public func perform(
    with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    body(context, completion)
  }
}
