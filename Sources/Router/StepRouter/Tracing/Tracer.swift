import PortableUIKit

/// Passes on the events of one navigation.
@MainActor
struct Tracer {
  /// Nil if there are no observers.
  private let audience: Audience?
  /// The navigation's number: of two navigations, the earlier request has the lower number.
  let navigation: Int
  @exclusivity(unchecked) private static var count = 0

  /// A tracer for searches without observers.
  static let silent = Tracer(audience: nil, navigation: 0)

  /// Makes the tracer for the next navigation.
  init(audience: Audience?) {
    Self.count += 1
    self.init(audience: audience, navigation: Self.count)
  }

  private init(audience: Audience?, navigation: Int) {
    self.audience = audience
    self.navigation = navigation
  }

  var isObserved: Bool { audience != nil }

  /// Passes on an event of this level. If no observer wants the level, the tracer doesn't even
  /// create the event.
  func record(
    _ kind: @autoclosure () -> RoutingEvent.Kind, as level: RoutingEvent.Level = .information
  ) {
    guard let audience, audience.isInterested(in: level) else { return }
    let event = RoutingEvent(navigation: navigation, kind: kind())
    assert(event.level == level, "\(event) matters as \(event.level)")
    audience.receive(event)
  }
}

/// The observers of a router.
@MainActor
final class Audience {
  private let observers: [(observer: any RoutingObserver, level: RoutingEvent.Level)]
  private let lowestLevel: RoutingEvent.Level

  /// Returns nil if there are no observers.
  init?(_ observers: [any RoutingObserver]) {
    self.observers = observers.map { ($0, $0.level) }
    guard let lowest = self.observers.map(\.level).min() else { return nil }
    lowestLevel = lowest
  }

  /// Returns the same observers, with others after them.
  func adding(_ others: [any RoutingObserver]) -> Audience? {
    Audience(observers.map(\.observer) + others)
  }

  func isInterested(in level: RoutingEvent.Level) -> Bool { level.rawValue >= lowestLevel.rawValue }

  func receive(_ event: RoutingEvent) {
    for (observer, level) in observers where event.level >= level {
      observer.router(didRecord: event)
    }
  }
}
