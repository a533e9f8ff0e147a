import StepRouter

/// Your app's own record of screens that have left, for an ``Explorer`` to judge.
///
/// ```swift
/// let journal = ExplorationJournal()
/// let bag = StepAssembly(finder: ClassFinder(), factory: ClassFactory<BagViewController, Void>())
///   .adding(InlineLeaveTask { (_: Void, reason) in journal.left("bag", because: reason) })
/// ```
///
/// Pass it to the ``ExploredApp``, with an ``ExploredDestination`` of the same name. The explorer
/// checks that each recorded screen was there and is gone, left only once, and left for the
/// recorded reason.
@MainActor
public final class ExplorationJournal {
  struct Entry {
    let destination: String
    let reason: LeaveReason
  }

  private var entries: [Entry] = []
  private var events: [RoutingEvent.Kind] = []

  /// Creates an empty journal.
  public init() {}

  /// Records that a screen has left, and why.
  ///
  /// - Parameters:
  ///   - destination: The name of its ``ExploredDestination``.
  ///   - reason: The reason, as `onLeave` reports it.
  public func left(_ destination: String, because reason: LeaveReason) {
    entries.append(Entry(destination: destination, reason: reason))
  }

  /// Returns the events that routers have recorded since the last call.
  func takeEvents() -> [RoutingEvent.Kind] {
    defer { events = [] }
    return events
  }

  /// Returns the entries written since the last call.
  func takeEntries() -> [Entry] {
    defer { entries = [] }
    return entries
  }
}

extension ExplorationJournal: RoutingObserver {
  /// Records an event of your app's router, for your app's properties.
  ///
  /// ```swift
  /// let journal = ExplorationJournal()
  /// let router = DefaultRouter(observers: [journal])
  /// ```
  public func router(didRecord event: RoutingEvent) { events.append(event.kind) }
}
