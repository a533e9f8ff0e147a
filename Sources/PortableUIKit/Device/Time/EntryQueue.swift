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
#endif
