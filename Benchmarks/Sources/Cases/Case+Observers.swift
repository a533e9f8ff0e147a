import PortableUIKit
import StepRouter
import StepRouterJournal

extension Case {
  /// A push with a console logger at its warnings level, compared with an unobserved push.
  static var warningsLogged: Case {
    observed(.warningsLogged, by: ConsoleLogger(level: .warning))
  }

  /// A push with an observer that records events, compared with an unobserved push.
  static var eventsRecorded: Case {
    observed(.eventsRecorded, by: EventRecord())
  }

  /// A push noted in a journal of the last navigations, compared with an unobserved push.
  static var journal: Case {
    observed(.journal, by: NavigationJournal())
  }

  /// A push past interceptors that answer at once, compared with a push without any.
  static func pushPastInterceptors(_ count: Int, as name: Name) -> Case {
    let stage = Stage { UINavigationController.stack([PlainViewController()]) }
    let navigation = stage.window.rootViewController as? UINavigationController
    let router = stage.router()
    let (behind, free) = (Steps.pushed(after: count), Steps.pushed(after: 0))
    func push(_ detail: DestinationStep<DetailViewController, Any?>) {
      router.navigate(to: detail, animated: false, completion: nil)
      stage.settle()
      navigation?.popToRootViewController(animated: false)
      stage.settle()
    }
    return Case(name, on: stage) {
      push(behind)
    } byHand: {
      push(free)
    }
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
