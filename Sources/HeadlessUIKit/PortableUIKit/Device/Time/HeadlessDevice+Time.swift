#if !canImport(UIKit)
extension HeadlessDevice {
  public var timeMode: TimeMode {
    get { clock.mode }
    set { clock.mode = newValue }
  }

  /// The time that has passed on this device since its creation.
  public var now: Duration { clock.now }

  /// Whether no entry is waiting. Deadlines don't count.
  public var isIdle: Bool { clock.isIdle }

  /// The number of entries and deadlines in the queues, including cancelled ones.
  package var keptEntryCount: Int { clock.keptCount }

  /// Lets time pass, and runs everything that comes due in it, including deadlines, in order.
  public func advance(by duration: Duration) {
    clock.advance(by: duration)
  }

  /// Runs the queue's entries, advancing time as they need it, until none remains. Deadlines don't
  /// run.
  ///
  /// Tasks don't run either, so the results of an `async` interceptor aren't there yet. If the
  /// router has begun such a task, a warning names it. ``settle()`` waits for tasks, too.
  public func runUntilIdle() {
    runQueue()
    if !openTasks.isEmpty { tellOpenTasks() }
  }

  /// Does the same without warnings, for a caller that waits for the tasks afterwards.
  package func runQueue() { clock.runUntilIdle() }

  /// Adds an entry to the device's queue, which runs it with this device current.
  public func schedule(
    after delay: Duration = .zero, _ work: @escaping @MainActor () -> Void
  ) {
    clock.add(after: delay, work: work)
  }
}
#endif
