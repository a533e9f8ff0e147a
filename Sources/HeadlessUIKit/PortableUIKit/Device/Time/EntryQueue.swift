#if !canImport(UIKit)
/// A binary heap of entries, the next one to come due first.
///
/// An entry that is cancelled, or whose owner has gone, stays until it is the next one or until the
/// queue is tidied: time may never get to where it would come due.
@MainActor struct EntryQueue {
  private var entries: [QueueEntry] = []
  private var tidiesAt = Self.smallest
  private static let smallest = 64

  /// The next entry that has not been cancelled.
  var next: QueueEntry? {
    mutating get {
      while let first = entries.first {
        if first.isLive { return first }
        removeFirst()
      }
      return nil
    }
  }

  /// All that have not been cancelled, in no order.
  var live: [QueueEntry] { entries.filter(\.isLive) }

  var count: Int { entries.count }

  mutating func insert(_ entry: QueueEntry) {
    if entries.count >= tidiesAt { tidy() }
    entries.append(entry)
    siftUp(from: entries.count - 1)
  }

  mutating func cancelAll() {
    for entry in entries { entry.cancel() }
    self = EntryQueue()
  }

  /// Drops what does not live any longer. The next time is when the queue has doubled, so that an
  /// insertion costs the same on average.
  private mutating func tidy() {
    let live = live
    entries.removeAll(keepingCapacity: true)
    for entry in live {
      entries.append(entry)
      siftUp(from: entries.count - 1)
    }
    tidiesAt = max(Self.smallest, 2 * entries.count)
  }

  private mutating func siftUp(from index: Int) {
    var child = index
    while child > 0 {
      let parent = (child - 1) / 2
      guard entries[child].precedes(entries[parent]) else { return }
      entries.swapAt(child, parent)
      child = parent
    }
  }

  mutating func removeFirst() {
    let last = entries.removeLast()
    guard !entries.isEmpty else { return }
    entries[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < entries.count else { return }
      if child + 1 < entries.count, entries[child + 1].precedes(entries[child]) { child += 1 }
      guard entries[child].precedes(entries[parent]) else { return }
      entries.swapAt(child, parent)
      parent = child
    }
  }
}

/// Work that comes due at a moment of a device's time.
@MainActor final class QueueEntry {
  let due: Duration
  let order: Int
  @exclusivity(unchecked) private var work: (@MainActor () -> Void)?
  private weak var owner: AnyObject?
  private let isOwned: Bool

  /// - Parameter owner: when given, the entry lives no longer than its owner.
  init(due: Duration, order: Int, owner: AnyObject?, work: @escaping @MainActor () -> Void) {
    self.due = due
    self.order = order
    self.work = work
    self.owner = owner
    isOwned = owner != nil
  }

  var isLive: Bool { work != nil && (!isOwned || owner != nil) }

  /// Lets go of the work, and so of everything it holds, at once.
  func cancel() {
    work = nil
  }

  func takeWork() -> (@MainActor () -> Void)? {
    defer { work = nil }
    return work
  }

  /// Entries that come due together keep the order in which they were made.
  func precedes(_ other: QueueEntry) -> Bool {
    due == other.due ? order < other.order : due < other.due
  }
}
#endif
