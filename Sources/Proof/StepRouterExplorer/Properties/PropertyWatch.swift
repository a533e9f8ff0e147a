import PortableUIKit
import StepRouter

/// Judges the properties of an app's windows whenever nothing moves in a replay.
@MainActor
final class PropertyWatch {
  /// The cause of the next moment.
  var cause = ExploredMoment.Cause.start {
    didSet { isNewCause = true }
  }
  private var isNewCause = true
  /// The conditions of the front window's properties, one digit each.
  private(set) var label = ""
  private var laws: [PropertyLaw] = []
  /// The user's moves in sequence, each with the label of the moment after it.
  private var way: [(move: UserMove?, label: String)] = []
  private var events: [RoutingEvent.Kind] = []
  /// The values that decided each property at the last moment, by window and name.
  private var values: [[String]: String] = [:]
  /// The faults at the last moment.
  private(set) var broken: [Problem] = []
  private var breaches: [Problem] = []
  /// The faults on arrival, which the moves on the way have reported.
  private var brokenOnWay: [Problem] = []

  /// Notes an event that a router records.
  func note(_ event: RoutingEvent.Kind) { events.append(event) }

  /// Checks the app now that nothing moves.
  func look(at replay: Replay) {
    guard replay.windows.contains(where: { !$0.app.properties.isEmpty }) else { return }
    let recorded = replay.windows.compactMap(\.app.journal).flatMap { $0.takeEvents() }
    if !recorded.isEmpty { events = recorded }
    label = ""
    var found: [Problem] = []
    replay.device.perform {
      for (window, moment) in moments(in: replay) {
        found += window.app.properties.compactMap { breach(of: $0, at: moment, in: window) }
        guard window.id == replay.front.id else { continue }
        laws = window.app.properties.compactMap(\.law)
        label = window.app.properties.map { $0.label(at: moment) }.joined()
      }
    }
    // A breach counts only when it begins, and not again if something covered it in between.
    let known = Set((broken + brokenOnWay).map(\.property))
    breaches += found.filter { !known.contains($0.property) }
    broken = found
    events = []
    noteWay()
  }

  /// Returns the fault of a property at a moment, with the values from before and now.
  private func breach(
    of property: ExploredProperty, at moment: ExploredMoment, in window: ExploredWindow
  ) -> Problem? {
    let key = ["\(window.id)", property.name]
    let before = values[key]
    let now = property.shown(at: moment)
    values[key] = now
    guard let problem = property.breach(at: moment) else { return nil }
    guard !now.isEmpty || before?.isEmpty == false else { return problem }
    let told =
      before == now
      ? ["Before and now: \(now)."]
      : [before.map { "Before: \($0)." }, "Now: \(now)."].compactMap(\.self)
    return Problem(problem.kind, ([problem.detail] + told).joined(separator: " "))
  }

  /// Adds a move to the way. Any other cause begins a new way. Without a new cause, only the last
  /// label changes.
  private func noteWay() {
    let isFurther = isNewCause
    isNewCause = false
    if case .move(let move) = cause, isFurther {
      way.append((move, label))
    } else if isFurther || way.isEmpty {
      way = [(nil, label)]
    } else {
      way[way.count - 1].label = label
    }
  }

  /// Returns the breaches since the last call.
  func takeBreaches() -> [Problem] {
    defer { breaches = [] }
    return breaches
  }

  /// Marks that the replay has reached its state: anything broken by now was reported on the way.
  func arrive() {
    breaches = []
    brokenOnWay = broken
  }

  /// The breaches of properties whose effect should have followed the user's moves by now, but
  /// hasn't.
  var breachesOfWay: [Problem] {
    laws.indices.compactMap { index in
      let law = laws[index]
      guard law.kind == .leadsTo, way.count > law.within else { return nil }
      let part = way.suffix(law.within + 1)
      let readings = part.map { laws.reading($0.label, of: index) }
      guard readings.first??.cause == true, readings.allSatisfy({ $0?.effect == false }) else {
        return nil
      }
      return law.breach(on: part.dropFirst().compactMap(\.move))
    }
  }

  private func moments(in replay: Replay) -> [(ExploredWindow, ExploredMoment)] {
    let pictures = replay.pictures
    return zip(replay.windows, pictures).map { window, picture in
      let moment = ExploredMoment(
        hierarchy: picture.hierarchy, windows: pictures, state: window.app.state(), cause: cause,
        events: events, waitingScreens: window.window.waitingScreens)
      return (window, moment)
    }
  }
}
