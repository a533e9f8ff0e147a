import PortableUIKit

/// Delays a navigation until the app is ready: data loaded, an introduction finished.
///
/// ```swift
/// .adding(NavigationDelayingInterceptor<Void> { database.isLoaded })
/// ```
///
/// The closure runs in every frame until it returns true. Cancelling the navigation stops that.
@MainActor
public struct NavigationDelayingInterceptor<Context>: AsyncRoutingInterceptor {
  private let isReady: @MainActor () -> Bool

  /// Makes an interceptor that waits until the closure returns true.
  public init(until isReady: @escaping @MainActor () -> Bool) { self.isReady = isReady }

  /// Returns when the closure returns true.
  public func perform(with context: Context) async throws {
    try Task.checkCancellation()
    while !isReady() {
      await Frame.next()
      try Task.checkCancellation()
    }
  }
}
