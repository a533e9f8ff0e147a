import PortableUIKit

/// Lets a navigation wait until the app is ready: data loaded, an introduction finished.
///
/// ```swift
/// .adding(NavigationDelayingInterceptor<Void> { database.isLoaded })
/// ```
///
/// It asks in every frame until the answer is yes. Cancelling the navigation ends it; it asks no
/// more.
@MainActor
public struct NavigationDelayingInterceptor<Context>: AsyncRoutingInterceptor {
  private let isReady: @MainActor () -> Bool

  /// Waits until the closure says yes.
  public init(until isReady: @escaping @MainActor () -> Bool) { self.isReady = isReady }

  /// Returns when the closure says yes.
  public func perform(with context: Context) async throws {
    try Task.checkCancellation()
    while !isReady() {
      await Frame.next()
      try Task.checkCancellation()
    }
  }
}

/// The time between two pictures on screen.
@MainActor
enum Frame {
  static let duration = Duration.milliseconds(16)

  /// Returns a frame later.
  static func next() async {
    await withCheckedContinuation { continuation in
      let timer = FrameTimer()
      timer.timer = OneShotTimer(after: duration, role: .pause, on: nil) {
        timer.timer = nil
        continuation.resume()
      }
    }
  }
}

@MainActor
private final class FrameTimer {
  var timer: OneShotTimer?
}
