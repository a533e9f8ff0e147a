import PortableUIKit

/// The navigation that waits for a round of interceptors.
@MainActor
final class InterceptedNavigation {
  let destination: StepReference
  /// The interceptor that requested this navigation, if any.
  let asker: RunningInterceptor?
  /// The locks that the navigation may pass.
  let pass: LockPass?
  /// Weak, because an interceptor may wait for the user, and the window may close meanwhile.
  private(set) weak var window: UIWindow?

  init(
    to destination: StepReference, askedBy asker: RunningInterceptor?, past pass: LockPass?,
    in window: UIWindow?
  ) {
    self.destination = destination
    self.asker = asker
    self.pass = pass
    self.window = window
  }
}
