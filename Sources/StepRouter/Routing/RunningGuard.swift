import PortableUIKit

/// A guard that is being asked and has not answered.
///
/// It is known to everything that the guard does meanwhile, the tasks that it begins included: so it
/// can be told when its navigation is cancelled, and cannot ask for the screen that waits for it.
@MainActor
final class RunningGuard {
  @TaskLocal private static var innermost: RunningGuard?
  private static var count = 0

  private let identity: GuardIdentity
  /// The guard that asked for the navigation in which this one is asked.
  private let outer: RunningGuard?
  private var isRunning = true

  /// Called when the navigation is cancelled while this guard has not answered.
  var onCancel: (@MainActor () -> Void)?

  init(_ identity: GuardIdentity, within outer: RunningGuard?) {
    self.identity = identity
    self.outer = outer
    Self.count += 1
  }

  /// The guard that is running what is happening now.
  static var current: RunningGuard? { count > 0 ? innermost : nil }

  /// Runs the body with this guard as the current one.
  func run(_ body: () -> Void) { Self.$innermost.withValue(self, operation: body) }

  /// The guard has answered, or nobody waits for its answer any more.
  func end() {
    guard isRunning else { return }
    isRunning = false
    Self.count -= 1
  }

  /// Whether this guard, or one within which it is asked, is this one and has not answered.
  func isWaiting(for identity: GuardIdentity) -> Bool {
    var running: RunningGuard? = self
    var count = 0
    while let asked = running {
      if asked.isRunning, asked.identity == identity { count += 1 }
      running = asked.outer
    }
    return count >= identity.limit
  }
}
