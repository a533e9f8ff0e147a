#if !canImport(UIKit)
extension HeadlessDevice {
  public var timeMode: TimeMode {
    get { clock.mode }
    set { clock.mode = newValue }
  }

  /// The time that has passed on this device since it was made.
  public var now: Duration { clock.now }

  /// Whether no entry is waiting. Deadlines do not count.
  public var isIdle: Bool { clock.isIdle }

  /// How many entries and deadlines the queues keep, with those that have been cancelled.
  package var keptEntryCount: Int { clock.keptCount }

  /// Lets time pass, and runs what comes due in it, deadlines too, in order.
  public func advance(by duration: Duration) {
    clock.advance(by: duration)
  }

  /// Runs entries, and lets the time they need pass, until none is left. Deadlines are not run.
  ///
  /// Tasks are not run either: what an `async` interceptor leads to is not there yet. Where the
  /// router has begun such a task, a warning names it. ``settle()`` waits for tasks, too.
  public func runUntilIdle() {
    clock.runUntilIdle()
    if !openTasks.isEmpty { tellOpenTasks() }
  }

  /// Adds an entry to the device's queue; it runs with this device current.
  public func schedule(
    after delay: Duration = .zero, _ work: @escaping @MainActor () -> Void
  ) {
    clock.add(after: delay, work: work)
  }
}
#endif
