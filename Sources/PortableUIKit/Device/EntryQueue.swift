#if !canImport(UIKit)
  /// A binary heap of entries, the next one to come due first.
  @MainActor struct EntryQueue {
    private var entries: [QueueEntry] = []

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

    mutating func insert(_ entry: QueueEntry) {
      entries.append(entry)
      var child = entries.count - 1
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
