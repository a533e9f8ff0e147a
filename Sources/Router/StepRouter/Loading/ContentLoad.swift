import PortableUIKit

/// A load under way: its task, and its time limit. It ends with the screen that keeps it.
@MainActor
final class ContentLoad {
  var task: Task<Void, Never>?
  var timer: OneShotTimer?
  /// Watches whether the load's screen leaves.
  var watch: WatchedScreen?

  func stop() {
    task?.cancel()
    timer?.cancel()
    watch?.remove(as: .object(ObjectIdentifier(self)))
    (task, timer, watch) = (nil, nil, nil)
  }

  deinit { task?.cancel() }
}
