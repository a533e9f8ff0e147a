import PortableUIKit
import StepRouter

/// Counts the visits to each screen, as an app would for its analytics.
///
/// It observes the router, so screens don't report anything themselves.
@MainActor
public final class VisitCounter: RoutingObserver {
  private var asked: [Int: TypeName] = [:]
  private var visits: [String: Int] = [:]

  /// Creates a counter without visits.
  public init() {}

  /// Counts a navigation that reached its screen.
  public func router(didRecord event: RoutingEvent) {
    switch event.kind {
    case .requested(let step, _, _): asked[event.navigation] = step.screen
    case .finished(let ending):
      guard let screen = asked.removeValue(forKey: event.navigation), case .reached = ending
      else { return }
      visits[screen.description, default: 0] += 1
    default: break
    }
  }

  /// The screens and their numbers of visits, the most visited first.
  public var ranking: [(screen: String, visits: Int)] {
    visits.map { (screen: $0.key, visits: $0.value) }
      .sorted { ($1.visits, $0.screen) < ($0.visits, $1.screen) }
  }
}
