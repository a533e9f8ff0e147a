import PortableUIKit
import StepRouter

/// A navigation that the explorer requested, with the events that the router records for it.
@MainActor
final class Request: RoutingObserver {
  /// How the navigation ended. It doesn't keep the screen alive.
  enum Ending {
    case reached(NavigationKind, WeakScreen)
    case failed(RoutingError)
  }

  struct WeakScreen {
    weak var viewController: UIViewController?
    /// Whether it's an alert or another screen that goes as soon as the next one comes.
    let isPassing: Bool
  }

  var navigation: Navigation?
  private weak var watch: PropertyWatch?
  private(set) var events: [RoutingEvent.Kind] = []
  private(set) var endings: [Ending] = []

  init(toldTo watch: PropertyWatch? = nil) { self.watch = watch }

  var hasEnded: Bool { !endings.isEmpty }

  /// The detailed level: the search's events name the steps and cases that the navigation went
  /// through.
  var level: RoutingEvent.Level { .detail }

  func router(didRecord event: RoutingEvent) {
    events.append(event.kind)
    watch?.note(event.kind)
  }

  func end(with ending: ExploredDestination.Ending) {
    switch ending {
    case .success(let arrival):
      let screen = arrival.viewController
      endings.append(
        .reached(arrival.kind, WeakScreen(viewController: screen, isPassing: screen.isPassing)))
    case .failure(let error): endings.append(.failed(error))
    }
  }

  /// The interceptor that hasn't answered yet, or the screen with the lock the navigation waits
  /// for.
  var waitingInterceptor: RoutingParticipant? {
    guard !hasEnded else { return nil }
    var isPlannedAgain = false
    for event in events.reversed() {
      switch event {
      case .planned: isPlannedAgain = true
      case .waitingForLock(let screen) where !isPlannedAgain:
        return RoutingParticipant(role: .screen, type: screen.type, step: nil)
      case .interceptorBegan(let participant): return participant
      case .interceptorEnded: return nil
      default: continue
      }
    }
    return nil
  }

  /// Whether the navigation waits for a lock.
  var waitsForLock: Bool {
    guard waitingInterceptor != nil else { return false }
    for event in events.reversed() {
      if case .waitingForLock = event { return true }
      if case .interceptorBegan = event { return false }
    }
    return false
  }

  var hasAskedInterceptors: Bool {
    events.contains { if case .interceptorBegan = $0 { true } else { false } }
  }

  /// The interceptors that hadn't answered yet when the navigation changed something on screen.
  var ignoredInterceptors: [RoutingParticipant] {
    var open: RoutingParticipant?
    var ignored: [RoutingParticipant] = []
    for event in events {
      switch event {
      case .interceptorBegan(let participant): open = participant
      case .interceptorEnded(_, passed: true): open = nil
      case .dismissed, .madeVisible, .built, .integrated:
        if let participant = open { ignored.append(participant) }
        open = nil
      default: continue
      }
    }
    return ignored
  }
}
