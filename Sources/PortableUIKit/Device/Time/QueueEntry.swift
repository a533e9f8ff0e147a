#if !canImport(UIKit)
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
