#if !canImport(UIKit)
import Foundation

/// Waits in the main queue behind everything that tasks have to do.
///
/// `Task.yield()`, or awaiting a task, would resume by way of the very pool this waits for.
actor TaskTurns {
  private let executor: Executor
  private var count = 0

  /// Makes turns that wait for tasks off the main actor until they have used a limit of processor
  /// time.
  ///
  /// - Parameters:
  ///   - limit: The processor time.
  ///   - device: The number of the device whose tasks to wait for; nil for all tasks.
  ///   - firstTask: The number of the latest task that began before the device.
  @MainActor init(limit: Duration, device: Int?, since firstTask: UInt64) {
    // The sender of a job isn't on the main actor.
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

  /// Returns when no task is under way off the main actor, and everything then ready to run on it
  /// has run. Call this only between ``beginLook()`` and ``endLook()``. It must do something, or
  /// the compiler would remove the call.
  @inline(never) func pass() { count &+= 1 }

  /// Watches for tasks until ``endLook()``, including those the current task begins.
  nonisolated func beginLook() { TaskPool.shared.beginLook(of: executor.observer) }

  nonisolated func endLook() { TaskPool.shared.endLook(of: executor.observer) }

  /// A count that grows, between ``beginLook()`` and ``endLook()``, whenever a task leaves the main
  /// actor or this has to wait for one there.
  nonisolated var activity: Int { TaskPool.shared.activity(of: executor.observer) }

  /// Returns how often tasks have exceeded the limit off the main actor since the last call.
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
