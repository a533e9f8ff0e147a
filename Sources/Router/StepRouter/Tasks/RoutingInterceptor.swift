import PortableUIKit

/// Can stop a navigation before its screen appears: for a login, a permission, or required data.
///
/// The router doesn't build, show or update any view controller of the step unless the interceptor
/// has succeeded in this very navigation. It may take as long as the user does, and may itself
/// navigate.
///
/// ```swift
/// struct LoginInterceptor: RoutingInterceptor {
///   let session: Session
///
///   func perform(
///     with context: Void, completion: @escaping @MainActor (RoutingResult) -> Void
///   ) {
///     session.logIn { loggedIn in
///       completion(loggedIn ? .success : .failure(LoginCancelled()))
///     }
///   }
/// }
/// ```
@MainActor
public protocol RoutingInterceptor<Context> {
  /// The input that a navigation passes to the screen, such as an id; `Void` for none.
  associatedtype Context

  /// Checks the context before anything happens. The router calls this on a copy, each time it
  /// plans a navigation. The default does nothing. An error ends the navigation with
  /// ``RoutingError/preparationFailed(_:underlying:)``.
  mutating func prepare(with context: Context) throws

  /// Lets the navigation pass, or ends it with ``RoutingError/intercepted(by:underlying:)``. Call
  /// `completion` exactly once, now or later.
  func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void)
}

extension RoutingInterceptor {
  /// Accepts every context.
  public mutating func prepare(with context: Context) throws {}
}

/// An interceptor written with `async`: returning lets the navigation pass, throwing ends it.
///
/// ```swift
/// struct LoginInterceptor: AsyncRoutingInterceptor {
///   let session: Session
///   func isNeeded(with context: Void) -> Bool { !session.isLoggedIn }
///   func perform(with context: Void) async throws { try await session.logIn() }
/// }
/// ```
///
/// Cancelling a navigation cancels the interceptor's task.
///
/// A task begins on a later turn of the run loop, so a navigation requested in between comes first.
/// If there's nothing to wait for, say so with ``isNeeded(with:)``.
@MainActor
public protocol AsyncRoutingInterceptor<Context>: RoutingInterceptor {
  /// The input that a navigation passes to the screen, such as an id; `Void` for none.
  associatedtype Context

  /// Whether the interceptor has anything to do. If not, the navigation passes at once, and keeps
  /// its place among the navigations requested at the same moment. The default is true.
  func isNeeded(with context: Context) -> Bool

  /// Lets the navigation pass by returning, or ends it by throwing.
  func perform(with context: Context) async throws
}

extension AsyncRoutingInterceptor {
  /// True: the interceptor runs each time.
  public func isNeeded(with context: Context) -> Bool { true }

  /// Runs the `async` method and passes its outcome to the completion.
  public func perform(
    with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard isNeeded(with: context) else { return completion(.success) }
    let task = OpenTask.begin({ "the interceptor \(TypeName(Self.self))" }) {
      do {
        try await perform(with: context)
        completion(.success)
      } catch {
        completion(.failure(error))
      }
    }
    RunningInterceptor.current?.onCancel = { task.cancel() }
  }
}
