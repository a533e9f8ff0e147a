#if !canImport(UIKit)
import Foundation

/// Stands in the main queue behind everything that tasks have to do.
///
/// `Task.yield()`, or waiting for a task, would resume by way of the pool that is waited for.
actor TaskTurns {
  private let executor: Executor
  private var count = 0

  /// Turns that wait for tasks off the main actor until they have had so much of a processor.
  ///
  /// - Parameters:
  ///   - limit: How much that is.
  ///   - device: The number of the device whose tasks are waited for; nil for those of everybody.
  ///   - firstTask: The number of the latest task that began before the device.
  @MainActor init(limit: Duration, device: Int?, since firstTask: UInt64) {
    // Whoever sends a job is not on the main actor.
    let current = HeadlessDevice.$current
    let shared = HeadlessDevice.shared.number
    executor = Executor(
      limit: limit,
      observer: TaskPool.shared.addObserver(of: device, since: firstTask) {
        let number = current.get().number
        return number == shared ? nil : number
      })
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Returns when no task is under way off the main actor, and what was then ready to run on it has run.
  /// To be called while it looks. It must do something, or it would not be called.
  @inline(never) func pass() { count &+= 1 }

  /// Notices tasks until ``endLook()``, those too that the current task begins.
  nonisolated func beginLook() { TaskPool.shared.beginLook(of: executor.observer) }

  nonisolated func endLook() { TaskPool.shared.endLook(of: executor.observer) }

  /// Grows whenever tasks go off the main actor, or have to be waited for there, while it looks.
  nonisolated var activity: Int { TaskPool.shared.activity(of: executor.observer) }

  /// How often a task was busy off the main actor beyond the limit, since last asked.
  nonisolated func takeOverruns() -> Int { executor.takeOverruns() }

  private final class Executor: SerialExecutor, @unchecked Sendable {
    let observer: Int
    private let limit: Duration
    private let lock = NSLock()
    private var overruns = 0

    init(limit: Duration, observer: Int) {
      self.limit = limit
      self.observer = observer
    }

    deinit { TaskPool.shared.removeObserver(observer) }

    func enqueue(_ job: UnownedJob) {
      TaskPool.shared.whenIdle(observer, limit: limit) { isLate in
        if isLate { self.lock.withLock { self.overruns += 1 } }
        DispatchQueue.main.async {
          job.runSynchronously(on: self.asUnownedSerialExecutor())
        }
      }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
      UnownedSerialExecutor(ordinary: self)
    }

    func takeOverruns() -> Int {
      lock.withLock {
        defer { overruns = 0 }
        return overruns
      }
    }
  }
}
#endif
