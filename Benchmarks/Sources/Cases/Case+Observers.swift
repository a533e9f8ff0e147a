import PortableUIKit
import StepRouter

extension Case {
  /// A push that a log of failures observes, compared with one that nobody observes.
  static var failuresWatched: Case {
    observed(.failuresWatched, by: FailureLog())
  }

  /// A push whose events are kept, compared with one that nobody observes.
  static var eventsRecorded: Case {
    observed(.eventsRecorded, by: EventRecord())
  }

  private static func observed(
    _ name: Name, by observer: any RoutingObserver
  ) -> Case {
    let pushing = Pushing()
    let observed = pushing.stage.router(observers: [observer])
    let plain = pushing.stage.router()
    return Case(name, on: pushing.stage) {
      pushing.push(with: observed)
    } byHand: {
      pushing.push(with: plain)
    }
  }
}

/// Writes down what went wrong, and nothing else: what a console logger does at its warnings.
@MainActor
private final class FailureLog: RoutingObserver {
  private var failures: [String] = []

  func router(didRecord event: RoutingEvent) {
    switch event.kind {
    case .finished(.failed(let failure)): failures.append(failure)
    case .completedTwice(let participant): failures.append("\(participant)")
    default: break
    }
  }
}

/// Keeps the last navigation's events.
@MainActor
private final class EventRecord: RoutingObserver {
  private var events: [RoutingEvent] = []

  func router(didRecord event: RoutingEvent) {
    if case .requested = event.kind { events.removeAll(keepingCapacity: true) }
    events.append(event)
  }
}
