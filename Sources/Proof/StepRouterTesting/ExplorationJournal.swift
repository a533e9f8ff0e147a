import StepRouter

/// What an app tells on its own account of screens that have left, to be judged by an ``Explorer``.
///
/// ```swift
/// let journal = ExplorationJournal()
/// let bag = StepAssembly(finder: ClassFinder(), factory: ClassFactory<BagViewController, Void>())
///   .adding(InlineLeaveTask { (_: Void, reason) in journal.left("bag", because: reason) })
/// ```
///
/// Give it to the ``ExploredApp``, with an ``ExploredDestination`` of the same name. Whoever is told to
/// have left must have been there and be gone, once, and for the reason for which it has left.
@MainActor
public final class ExplorationJournal {
  struct Entry {
    let destination: String
    let reason: LeaveReason
  }

  private var entries: [Entry] = []
  private var events: [RoutingEvent.Kind] = []

  /// A journal in which nothing is written.
  public init() {}

  /// Says that a screen has left, and why.
  ///
  /// - Parameters:
  ///   - destination: The name of its ``ExploredDestination``.
  ///   - reason: Why it has left, as `onLeave` tells it.
  public func left(_ destination: String, because reason: LeaveReason) {
    entries.append(Entry(destination: destination, reason: reason))
  }

  /// What routers have recorded since this was last asked.
  func takeEvents() -> [RoutingEvent.Kind] {
    defer { events = [] }
    return events
  }

  /// What has been written since this was last asked.
  func takeEntries() -> [Entry] {
    defer { entries = [] }
    return entries
  }
}

extension ExplorationJournal: RoutingObserver {
  /// Takes note of what the app's router records, for the app's properties.
  ///
  /// ```swift
  /// let journal = ExplorationJournal()
  /// let router = DefaultRouter(observers: [journal])
  /// ```
  public func router(didRecord event: RoutingEvent) { events.append(event.kind) }
}
