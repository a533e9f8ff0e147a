#if !canImport(UIKit)
#if !canImport(ObjectiveC)
/// `Task.sleep` in the device's time. `HeadlessUIKitPlugin` writes the underscores, so that a test
/// needn't wait. A sleep begins on its caller's actor: after a hop, the device's time could pass
/// before it has begun.
extension Task where Success == Never, Failure == Never {
  nonisolated(nonsending) public static func _sleep(nanoseconds duration: UInt64) async throws {
    try await DeviceSleep.run(for: .nanoseconds(Int64(clamping: duration)))
  }

  nonisolated(nonsending) public static func _sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    try await DeviceSleep.run(for: duration)
  }
}

/// One sleep of a task. It ends early if the task is cancelled, or if the app is terminated.
@MainActor private final class DeviceSleep {
  private var continuation: CheckedContinuation<Void, any Error>?
  private var entry: QueueEntry?

  static func run(for duration: Duration) async throws {
    let sleep = DeviceSleep()
    try await withTaskCancellationHandler {
      try await sleep.begin(duration)
    } onCancel: {
      Task { @MainActor in sleep.end(throwing: CancellationError()) }
    }
  }

  private func begin(_ duration: Duration) async throws {
    try Task.checkCancellation()
    try await withCheckedThrowingContinuation { continuation in
      self.continuation = continuation
      entry = HeadlessDevice.current.clock.add(after: max(duration, .zero)) { [self] in
        end(throwing: nil)
      }
      entry?.whenCancelled = { [weak self] in self?.end(throwing: CancellationError()) }
    }
  }

  private func end(throwing error: (any Error)?) {
    guard let continuation else { return }
    self.continuation = nil
    entry?.whenCancelled = nil
    entry?.cancel()
    entry = nil
    if let error { continuation.resume(throwing: error) } else { continuation.resume() }
  }
}
#endif
#endif
