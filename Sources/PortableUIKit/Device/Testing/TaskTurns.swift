#if !canImport(UIKit)
  /// Stands in the main queue behind everything that is ready to run there.
  ///
  /// `Task.yield()`, or waiting for a task, resumes on another thread first: this costs a fraction.
  actor TaskTurns {
    private let executor = Executor()
    private var count = 0

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Returns when what was ready to run has run. It must do something, or it would not be called.
    @inline(never) func pass() { count &+= 1 }

    private final class Executor: SerialExecutor {
      func enqueue(_ job: UnownedJob) {
        DispatchQueue.main.async {
          job.runSynchronously(on: self.asUnownedSerialExecutor())
        }
      }

      func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        UnownedSerialExecutor(ordinary: self)
      }
    }
  }
#endif
