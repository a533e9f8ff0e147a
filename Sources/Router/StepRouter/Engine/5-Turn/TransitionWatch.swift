import PortableUIKit

/// Waits until no transition runs in a window, no matter who began it.
///
/// It checks every frame: a coordinator's completion comes before UIKit has reset its flags, and a
/// dismissal without animation has no coordinator at all.
@MainActor
package final class TransitionWatch {
  private static let frame = Duration.milliseconds(16)

  private let window: UIWindow?
  private var waited = Duration.zero
  private var timer: OneShotTimer?

  package init(window: UIWindow?) { self.window = window }

  /// Calls back with true when nothing moves, possibly at once, or with false after the limit.
  package func settle(within limit: Duration, _ completion: @escaping @MainActor (Bool) -> Void) {
    guard let window, window.hasRunningTransition else { return completion(true) }
    guard waited < limit else { return completion(false) }
    waited += Self.frame
    timer = OneShotTimer(after: Self.frame, role: .pause, on: window) { [self] in
      timer = nil
      settle(within: limit, completion)
    }
  }

  func cancel() { timer = nil }
}
