import PortableUIKit

/// May stop a navigation before its screen is shown: a login, a permission, data that must be
/// there.
///
/// No view controller of the step is built, shown or updated unless the interceptor has succeeded
/// in this very navigation. It may take as long as the user does, and may itself navigate.
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
  /// What a navigation passes to the screen, such as an id; `Void` for nothing.
  associatedtype Context

  /// Checks the context before anything happens. The router calls it on a copy, each time a
  /// navigation is planned. By default it does nothing; an error ends the navigation.
  mutating func prepare(with context: Context) throws

  /// Lets the navigation pass or ends it. Call `completion` once, at once or later.
  func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void)
}

extension RoutingInterceptor {
  /// Checks nothing: every context will do.
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
/// A cancelled navigation cancels the interceptor's task.
///
/// A task begins on a later turn of the run loop, so a navigation that is asked for in between comes
/// first. Say by ``isNeeded(with:)`` when there is nothing to wait for.
@MainActor
public protocol AsyncRoutingInterceptor<Context>: RoutingInterceptor {
  associatedtype Context

  /// Whether there is anything to ask. If not, the navigation passes at once, and keeps its place
  /// among those that are asked for in the same moment. True by default.
  func isNeeded(with context: Context) -> Bool

  /// Lets the navigation pass by returning, ends it by throwing.
  func perform(with context: Context) async throws
}

extension AsyncRoutingInterceptor {
  /// True: the interceptor is asked each time.
  public func isNeeded(with context: Context) -> Bool { true }

  /// Runs the `async` form and answers with its end.
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
