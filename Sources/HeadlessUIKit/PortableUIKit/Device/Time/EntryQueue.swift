#if !canImport(UIKit)
/// A binary heap of entries, the next one to come due first.
///
/// An entry that is cancelled, or whose owner has gone, stays until it is the next one or the queue
/// tidies up: time may never reach the moment when it is due.
@MainActor struct EntryQueue {
  private var entries: [QueueEntry] = []
  private var tidiesAt = Self.smallest
  private static let smallest = 64

  /// The next entry that is still live.
  var next: QueueEntry? {
    mutating get {
      while let first = entries.first {
        if first.isLive { return first }
        removeFirst()
      }
      return nil
    }
  }

  /// The live entries, in no particular order.
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

  /// Drops entries that are no longer live. The queue tidies again when it has doubled, so that the
  /// average cost of an insertion stays constant.
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
  /// What is still to do if the work won't be done.
  var whenCancelled: (@MainActor () -> Void)?

  /// - Parameter owner: If not nil, the entry lives no longer than its owner.
  init(due: Duration, order: Int, owner: AnyObject?, work: @escaping @MainActor () -> Void) {
    self.due = due
    self.order = order
    self.work = work
    self.owner = owner
    isOwned = owner != nil
  }

  var isLive: Bool { work != nil && (!isOwned || owner != nil) }

  /// Releases the work, and so everything it holds, at once.
  func cancel() {
    work = nil
    whenCancelled?()
    whenCancelled = nil
  }

  func takeWork() -> (@MainActor () -> Void)? {
    defer { work = nil }
    return work
  }

  /// Entries that come due together keep the order of their creation.
  func precedes(_ other: QueueEntry) -> Bool {
    due == other.due ? order < other.order : due < other.due
  }
}
#endif
