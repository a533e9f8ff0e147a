#if !canImport(UIKit)
/// A device's time and its two queues: entries, which are work, and deadlines, which are not.
@MainActor final class DeviceClock {
  /// Cleared by the device when it goes; what is still due then runs without it.
  nonisolated(unsafe) unowned var device: HeadlessDevice?
  var mode: HeadlessDevice.TimeMode {
    didSet { modeChanged(from: oldValue) }
  }
  @exclusivity(unchecked) private var virtual: Duration = .zero
  @exclusivity(unchecked) private var realOrigin: ContinuousClock.Instant?
  @exclusivity(unchecked) private var made = 0
  @exclusivity(unchecked) private var entries = EntryQueue()
  @exclusivity(unchecked) private var deadlines = EntryQueue()
  private let pump = ClockPump()
  private var pastInBackground = Duration.zero
  private var background: Duration?
  /// How often time was told to pass.
  private(set) var steps = 0
  /// Told of each clock that is given something to do; nil nearly always.
  @exclusivity(unchecked) static var noticing: ((DeviceClock) -> Void)?

  init(mode: HeadlessDevice.TimeMode) {
    self.mode = mode
    if mode == .real { realOrigin = .now }
  }

  var now: Duration {
    guard let realOrigin else { return virtual }
    return max(virtual, realOrigin.duration(to: .now))
  }

  var isIdle: Bool { entries.next == nil }

  var nextEntryDue: Duration? { entries.next?.due }

  /// The entries and deadlines that are kept, with those that have been cancelled.
  var keptCount: Int { entries.count + deadlines.count }

  @discardableResult
  func add(
    after delay: Duration, owner: AnyObject? = nil, work: @escaping @MainActor () -> Void
  ) -> QueueEntry {
    let entry = make(after: delay, owner: owner, work: work)
    entries.insert(entry)
    if mode != .manual { pump.wake(self) }
    return entry
  }

  /// A deadline is due by `advance(by:)` or by the wall clock, never by a jump of time.
  @discardableResult
  func addDeadline(
    after delay: Duration, owner: AnyObject? = nil, work: @escaping @MainActor () -> Void
  ) -> QueueEntry {
    let entry = make(after: delay, owner: owner, work: work)
    deadlines.insert(entry)
    if mode != .manual { pump.watch(entry, after: delay, of: self) }
    return entry
  }

  private func make(
    after delay: Duration, owner: AnyObject?, work: @escaping @MainActor () -> Void
  ) -> QueueEntry {
    made += 1
    if let noticing = Self.noticing { noticing(self) }
    return QueueEntry(due: now + delay, order: made, owner: owner, work: work)
  }

  /// For how long the app has been in the background until now.
  var timeInBackground: Duration {
    pastInBackground + (background.map { now - $0 } ?? .zero)
  }

  func enterBackground() { if background == nil { background = now } }

  func leaveBackground() { (pastInBackground, background) = (timeInBackground, nil) }

  /// Drops all that is due, and lets go of what it holds.
  func cancelAll() {
    entries.cancelAll()
    deadlines.cancelAll()
  }

  func advance(by duration: Duration) {
    steps += 1
    let end = now + duration
    while let entry = nextEntryOrDeadline, entry.due <= end {
      run(entry)
    }
    virtual = max(virtual, end)
  }

  func runUntilIdle() {
    steps += 1
    while runNext() {}
  }

  /// The same, but leaves what comes due later.
  func runUntilIdle(before end: Duration) {
    steps += 1
    while let due = nextEntryDue, due < end { _ = runNext() }
  }

  /// Runs the next entry, if there is one.
  func runNext() -> Bool {
    guard let entry = entries.next else { return false }
    run(entry)
    return true
  }

  func runDue() {
    while let entry = entries.next, entry.due <= now {
      run(entry)
    }
  }

  /// A deadline that the wall clock has brought about, wherever virtual time stands.
  func runByWallClock(_ deadline: QueueEntry) {
    guard let work = deadline.takeWork() else { return }
    perform(work)
  }

  private func run(_ entry: QueueEntry) {
    if entries.next === entry {
      entries.removeFirst()
    } else if deadlines.next === entry {
      deadlines.removeFirst()
    }
    guard let work = entry.takeWork() else { return }
    virtual = max(virtual, entry.due)
    perform(work)
  }

  private func perform(_ work: @MainActor () -> Void) {
    guard let device else { return work() }
    device.asCurrent {
      work()
      device.endTurn()
    }
  }

  private var nextEntryOrDeadline: QueueEntry? {
    guard let deadline = deadlines.next else { return entries.next }
    guard let entry = entries.next else { return deadline }
    return deadline.precedes(entry) ? deadline : entry
  }

  private func modeChanged(from old: HeadlessDevice.TimeMode) {
    guard mode != old else { return }
    virtual = old == .real ? now : virtual
    realOrigin = mode == .real ? ContinuousClock.now - virtual : nil
    guard mode != .manual else { return }
    if !isIdle { pump.wake(self) }
    for deadline in deadlines.live { pump.watch(deadline, after: deadline.due - now, of: self) }
  }
}
#endif
