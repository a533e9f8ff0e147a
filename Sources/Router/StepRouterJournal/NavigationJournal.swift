import PortableUIKit
import StepRouter

/// Keeps a router's most recent navigations: each request, the finders that missed, the plan, and
/// the ending.
///
/// ```swift
/// let journal = NavigationJournal()
/// let router = DefaultRouter(observers: [journal])
/// print(journal.entries.last!)
/// // #12 ProductViewController: built
/// //   asked for at Shop/Home.swift:40
/// //   not found: ClassFinder<ProductViewController, Int> (current, contained)
/// //   plans: start UITabBarController, build ProductViewController
/// ```
///
/// A journal makes the router record each detail of its searches, so keep it to debug builds. A
/// ``JournalWindow`` shows it on top of the app, and a ``JournalViewController`` wherever you
/// present it. Several routers may share a journal.
@MainActor
public final class NavigationJournal: RoutingObserver {
  /// The navigations in the order of their first events, the latest last.
  public private(set) var entries: [JournalEntry] = []
  /// The maximum number of navigations to keep. The journal removes the oldest first.
  public let limit: Int
  /// The number of the latest navigation that the journal has removed. The journal ignores further
  /// events of removed navigations.
  private var forgotten = 0
  private let elapsed: @MainActor () -> Duration
  private var readers: [Weak] = []

  /// Makes an empty journal.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of navigations to keep; at least one.
  ///   - elapsed: Returns the time that has passed, for the duration of each navigation. The
  ///     default measures from the journal's creation.
  public init(limit: Int = 50, elapsed: (@MainActor () -> Duration)? = nil) {
    self.limit = max(limit, 1)
    let start = ContinuousClock.now
    self.elapsed = elapsed ?? { ContinuousClock.now - start }
  }

  /// Adds an event to the entry of its navigation.
  public func router(didRecord event: RoutingEvent) {
    let now = elapsed()
    if let index = entries.lastIndex(where: { $0.navigation == event.navigation }) {
      entries[index].add(event, at: now)
    } else if event.navigation > forgotten {
      entries.append(JournalEntry(event, at: now))
      if entries.count > limit { forgotten = max(forgotten, entries.removeFirst().navigation) }
    }
    if event.level > .detail { tellReaders() }
  }

  /// Removes all navigations that have ended.
  public func clear() {
    for entry in entries where entry.ending != nil {
      forgotten = max(forgotten, entry.navigation)
    }
    entries.removeAll { $0.ending != nil }
    tellReaders()
  }

  /// Notifies a screen of each change other than a detail event, as long as the screen lives.
  func add(_ reader: any JournalReader) {
    readers.append(Weak(reader: reader))
  }

  private func tellReaders() {
    readers.removeAll { $0.reader == nil }
    for weak in readers { weak.reader?.journalDidChange() }
  }

  private struct Weak {
    weak var reader: (any JournalReader)?
  }
}

/// Shows a journal.
@MainActor
protocol JournalReader: AnyObject {
  /// Called after a change.
  func journalDidChange()
}
