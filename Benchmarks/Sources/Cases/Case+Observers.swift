import PortableUIKit
import StepRouter

extension Case {
  /// A push that a console logger observes at its warnings, compared with one that nobody observes.
  static var warningsLogged: Case {
    observed(.warningsLogged, by: ConsoleLogger(level: .warning))
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

/// Keeps the last navigation's events.
@MainActor
private final class EventRecord: RoutingObserver {
  private var events: [RoutingEvent] = []

  func router(didRecord event: RoutingEvent) {
    if case .requested = event.kind { events.removeAll(keepingCapacity: true) }
    events.append(event)
  }
}
