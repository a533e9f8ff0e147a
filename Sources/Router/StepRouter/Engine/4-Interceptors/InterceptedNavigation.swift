import PortableUIKit

/// What the interceptors of a round know about the navigation that waits for them.
@MainActor
final class InterceptedNavigation {
  let destination: StepReference
  /// The interceptor that requested this navigation, if any.
  let asker: RunningInterceptor?
  /// The locks that the navigation may pass.
  let pass: LockPass?
  /// Weak, since an interceptor may wait for the user, and a window may close meanwhile.
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
