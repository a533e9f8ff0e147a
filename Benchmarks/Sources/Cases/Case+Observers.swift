import PortableUIKit
import StepRouter

extension Case {
  /// A push with a console logger at its warnings level, compared with an unobserved push.
  static var warningsLogged: Case {
    observed(.warningsLogged, by: ConsoleLogger(level: .warning))
  }

  /// A push with an observer that records events, compared with an unobserved push.
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

/// Records the latest navigation's events.
@MainActor
private final class EventRecord: RoutingObserver {
  private var events: [RoutingEvent] = []

  func router(didRecord event: RoutingEvent) {
    if case .requested = event.kind { events.removeAll(keepingCapacity: true) }
    events.append(event)
  }
}
