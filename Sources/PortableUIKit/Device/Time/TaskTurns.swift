#if !canImport(UIKit)
import Foundation

/// Stands in the main queue behind everything that tasks have to do.
///
/// `Task.yield()`, or waiting for a task, would resume by way of the pool that is waited for.
actor TaskTurns {
  private let executor: Executor
  private var count = 0

  /// Turns that wait for tasks off the main actor no longer than this, on the wall clock.
  init(limit: Duration) {
    executor = Executor(limit: limit)
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Returns when no task is under way off the main actor, and what was then ready to run on it has
  /// run. It must do something, or it would not be called.
  @inline(never) func pass() { count &+= 1 }

  /// Grows whenever tasks go off the main actor, or have to be waited for there.
  nonisolated var activity: Int { TaskPool.shared.activity }

  /// How often a task was busy off the main actor for longer than the limit, since last asked.
  nonisolated func takeOverruns() -> Int { executor.takeOverruns() }

  private final class Executor: SerialExecutor, @unchecked Sendable {
    private let limit: Duration
    private let first = TaskPool.shared.addObserver()
    private let lock = NSLock()
    private var overruns = 0

    init(limit: Duration) {
      self.limit = limit
    }

    deinit { TaskPool.shared.removeObserver() }

    func enqueue(_ job: UnownedJob) {
      TaskPool.shared.whenIdle(after: first, limit: limit) { isLate in
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
