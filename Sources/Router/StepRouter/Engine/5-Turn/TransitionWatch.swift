import PortableUIKit

/// Waits until no transition runs in a window, no matter who began it.
///
/// It checks every frame: a coordinator's completion comes before UIKit has reset its flags, and a
/// dismissal without animation has no coordinator at all.
@MainActor
package final class TransitionWatch {
  private let window: UIWindow?
  private var waited = Duration.zero
  private var timer: OneShotTimer?

  package init(window: UIWindow?) { self.window = window }

  /// Calls back with true when nothing moves, possibly at once, or with false after the limit.
  package func settle(within limit: Duration, _ completion: @escaping @MainActor (Bool) -> Void) {
    guard let window, window.hasRunningTransition else { return completion(true) }
    guard waited < limit else { return completion(false) }
    waited += Frame.duration
    timer = Frame.timer(on: window) { [self] in
      timer = nil
      settle(within: limit, completion)
    }
  }

  func cancel() { timer = nil }
}

extension RoutingError {
  /// Returns the error for a navigation that has waited too long for a transition to end.
  static func transitionTimedOut(
    on destination: StepReference, progress: RoutingProgress
  ) -> RoutingError {
    let stuck = RoutingParticipant(
      role: .transition, type: TypeName(UIViewController.self), step: destination)
    return .timedOut(by: stuck, progress: progress)
  }
}
