import PortableUIKit
import StepRouterExplorer

/// Watches the explorer in this process, from a thread of its own, because an app that loops or
/// blocks occupies the main thread.
///
/// It counts its own turns instead of reading a clock: on a busy machine, it gets fewer of them, as
/// the app does.
package final class Watchdog: @unchecked Sendable {
  private static let turn = Duration.milliseconds(100)
  private static let turnsPerSecond = 10

  private let limits: WorkLimits
  private let memory: @Sendable () -> Int
  private let bark: @Sendable (WorkerEnd) -> Void
  private let lock = NSLock()
  // Use these only while holding the lock.
  private var isWatching = false
  private var isGone = false
  private var seen = -1
  private var stillTurns = 0

  /// Creates a watchdog that watches nothing yet.
  ///
  /// - Parameters:
  ///   - memory: Returns the process's memory in megabytes.
  ///   - bark: Receives the reason to end the process, on the watchdog's thread.
  package init(
    _ limits: WorkLimits, memory: @escaping @Sendable () -> Int = { PeakMemory.megabytes },
    _ bark: @escaping @Sendable (WorkerEnd) -> Void
  ) {
    self.limits = limits
    self.memory = memory
    self.bark = bark
  }

  /// Starts the thread, which takes a turn ten times a second.
  package func start() {
    let thread = Thread { [weak self] in
      while let self, !self.lock.withLock({ self.isGone }) {
        self.takeTurn()
        Thread.sleep(forTimeInterval: Self.turn / .seconds(1))
      }
    }
    thread.stackSize = 1 << 20
    thread.start()
  }

  /// Ends the thread.
  package func stop() { lock.withLock { isGone = true } }

  /// Starts or stops watching. A process that waits for orders needs no watching.
  package func watch(_ isWatching: Bool) {
    lock.withLock {
      self.isWatching = isWatching
      stillTurns = 0
    }
  }

  /// Checks memory, and whether anything has happened since the last turn. Calls `bark` if a limit
  /// is exceeded.
  package func takeTurn() {
    let (deed, count) = Whereabouts.shared.now
    let reason = lock.withLock { () -> WorkerEnd.Reason? in
      guard isWatching else { return nil }
      stillTurns = count == seen ? stillTurns + 1 : 0
      seen = count
      if memory() > limits.megabytes { return .memory(limits.megabytes) }
      return stillTurns >= limits.seconds * Self.turnsPerSecond ? .silence(limits.seconds) : nil
    }
    if let reason { bark(WorkerEnd(reason, during: deed)) }
  }
}
