#if !canImport(UIKit)
/// A device's time and its two queues: entries, which count as work, and deadlines, which don't.
@MainActor final class DeviceClock {
  /// The device clears this in its `deinit`; anything still due then runs without it.
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
  /// The number of calls that let time pass.
  private(set) var steps = 0
  /// Called with each clock that receives an entry or a deadline; almost always nil.
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

  /// The number of entries and deadlines in the queues, including cancelled ones.
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

  /// Adds a deadline, which comes due by `advance(by:)` or the wall clock, never by a jump of time.
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

  /// The time the app has spent in the background so far.
  var timeInBackground: Duration {
    pastInBackground + (background.map { now - $0 } ?? .zero)
  }

  func enterBackground() { if background == nil { background = now } }

  func leaveBackground() { (pastInBackground, background) = (timeInBackground, nil) }

  /// Drops all entries and deadlines, and releases everything they hold.
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

  /// Runs entries until none is due before `end`.
  func runUntilIdle(before end: Duration) {
    steps += 1
    while let due = nextEntryDue, due < end { _ = runNext() }
  }

  /// Runs the next entry, and returns false if there is none.
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

  /// Runs a deadline that the wall clock has reached, regardless of virtual time.
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
