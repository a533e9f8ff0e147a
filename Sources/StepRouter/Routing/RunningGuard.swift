import PortableUIKit

/// The guard that is just being asked, so that it can be told when its navigation is cancelled.
@MainActor
final class RunningGuard {
  private(set) static var current: RunningGuard?

  /// Called when the navigation is cancelled while this guard has not answered.
  var onCancel: (@MainActor () -> Void)?

  /// Runs the body with this guard as the current one.
  func run(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    body()
    Self.current = outer
  }
}
