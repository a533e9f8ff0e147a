import PortableUIKit
import StepRouter

/// A navigation in a ``NavigationJournal``.
///
/// ```swift
/// for entry in journal.entries where !entry.missed.isEmpty { print(entry) }
/// ```
public struct JournalEntry: Hashable, Sendable, Identifiable {
  /// The navigation's number in this process.
  public let navigation: Int
  /// The navigation's events so far, in order.
  public private(set) var events: [RoutingEvent]
  /// The time from the first event to the last one.
  public private(set) var duration: Duration = .zero
  private let start: Duration

  init(_ event: RoutingEvent, at time: Duration) {
    navigation = event.navigation
    events = [event]
    start = time
  }

  mutating func add(_ event: RoutingEvent, at time: Duration) {
    events.append(event)
    duration = time - start
  }

  /// The navigation's number.
  public var id: Int { navigation }

  /// The step that the app requested.
  public var destination: StepReference? { request?.step }

  /// The line of the app's code that made the request.
  public var origin: CodeLocation? { request?.origin }

  /// The router's latest plan.
  public var plan: PlanSummary? {
    for case .planned(let plan) in events.reversed().lazy.map(\.kind) { return plan }
    return nil
  }

  /// The finders that found nothing in the last search, from the destination's step upward.
  public var missed: [FinderSummary] {
    var missed: [FinderSummary] = []
    var isSearchOver = false
    for event in events {
      switch event.kind {
      case .visited where isSearchOver:
        missed = []
        isSearchOver = false
      case .missed(let summary): missed.append(summary)
      case .planned: isSearchOver = true
      default: break
      }
    }
    return missed
  }

  /// How the navigation ended; nil while it's in progress.
  public var ending: RoutingEvent.Ending? {
    if case .finished(let ending) = events.last(where: \.isEnding)?.kind { ending } else { nil }
  }

  private var request: (step: StepReference, origin: CodeLocation)? {
    for case .requested(let step, _, let origin) in events.lazy.map(\.kind) {
      return (step, origin)
    }
    return nil
  }
}

extension RoutingEvent {
  fileprivate var isEnding: Bool {
    if case .finished = kind { true } else { false }
  }
}
