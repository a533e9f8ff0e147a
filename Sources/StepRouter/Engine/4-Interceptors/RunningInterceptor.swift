import PortableUIKit

/// An interceptor that is being asked and has not answered.
///
/// It is known to everything that the interceptor does meanwhile, the tasks that it begins
/// included: so it can be told when its navigation is cancelled, and cannot ask for the screen that
/// waits for it.
@MainActor
final class RunningInterceptor {
  @TaskLocal private static var innermost: RunningInterceptor?
  private static var count = 0

  private let identity: InterceptorIdentity
  /// The interceptor that asked for the navigation in which this one is asked.
  private let outer: RunningInterceptor?
  private var isRunning = true
  private weak var window: UIWindow?

  /// Called when the navigation is cancelled while this interceptor has not answered.
  var onCancel: (@MainActor () -> Void)?

  init(
    _ identity: InterceptorIdentity, within outer: RunningInterceptor?, in window: UIWindow?
  ) {
    self.identity = identity
    self.outer = outer
    self.window = window
    Self.count += 1
  }

  /// The interceptor that is running what is happening now.
  static var current: RunningInterceptor? { count > 0 ? innermost : nil }

  /// The window of the router that waits for the interceptor that is running what is happening now;
  /// nil where there is no such interceptor.
  static var askedWindow: UIWindow?? {
    guard let running = current, running.isRunning else { return nil }
    return .some(running.window)
  }

  /// Runs the body with this interceptor as the current one.
  func run(_ body: () -> Void) { Self.$innermost.withValue(self, operation: body) }

  /// The interceptor has answered, or nobody waits for its answer any more.
  func end() {
    guard isRunning else { return }
    isRunning = false
    Self.count -= 1
  }

  /// Whether this interceptor, or one within which it is asked, is this one and has not answered.
  func isWaiting(for identity: InterceptorIdentity) -> Bool {
    var running: RunningInterceptor? = self
    var count = 0
    while let asked = running {
      if asked.isRunning, asked.identity == identity { count += 1 }
      running = asked.outer
    }
    return count >= identity.limit
  }
}
