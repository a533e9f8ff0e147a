import PortableUIKit
import StepRouter

/// A navigation of the current run.
struct NavigationTrack {
  /// Its number in this process.
  let number: Int
  let step: StepReference
  var decisions: [RoutingEvent.Kind] = []
  /// The number of decisions compared so far.
  var compared = 0
  /// Whether the log has lost some of its decisions.
  var isForgotten = false

  /// Returns the next decision of at least this level to compare.
  mutating func next(from level: RoutingEvent.Level, _ number: Int) -> RoutingEvent.Kind? {
    while compared < decisions.count {
      defer { compared += 1 }
      let kind = decisions[compared]
      let isTold = RoutingEvent(navigation: number, kind: kind).level >= level
      if isTold, Decision(kind) != nil { return kind }
    }
    return nil
  }
}

/// Compares a log with the current run, navigation by navigation. It matches navigations by the
/// order of their requests.
struct LogComparison {
  struct Difference {
    let index: Int
    let expected: String
    let found: String
  }

  private let log: EventLog
  /// The lowest level of decisions to compare. Nil to compare none.
  var level: RoutingEvent.Level?
  private var index = 0
  /// The log's numbers of the navigations, in the order of the requests.
  private var numbers: [Int] = []
  private var ended: Set<Int> = []
  private var isForgetful = false

  init(_ log: EventLog) {
    self.log = log
    level = log.level
  }

  /// Advances to an entry. Returns the first difference up to there.
  mutating func advance(
    through end: Int, with tracks: inout [NavigationTrack]
  ) -> Difference? {
    guard let level else { return nil }
    while index < end {
      defer { index += 1 }
      switch log.entries[index].content {
      case .move, .request, .step, .link: isForgetful = false
      case .forgotten:
        isForgetful = true
        for track in tracks.indices.prefix(numbers.count) { tracks[track].isForgotten = true }
      case .event(let event):
        if let difference = compare(event, at: level, with: &tracks) { return difference }
      }
    }
    // A request before all deeds belongs to the start of the app, which may still be going on.
    let goesOn = log.entries.indices.contains(end) && !log.entries[end].content.isDeed
    return goesOn ? nil : surplus(at: level, in: &tracks)
  }

  private mutating func compare(
    _ event: RoutingEvent, at level: RoutingEvent.Level, with tracks: inout [NavigationTrack]
  ) -> Difference? {
    if case .requested = event.kind { numbers.append(event.navigation) }
    if case .finished = event.kind { ended.insert(event.navigation) }
    guard let track = numbers.lastIndex(of: event.navigation) else { return nil }
    guard tracks.indices.contains(track) else {
      return Difference(
        index: index, expected: "\(event)",
        found: "The app doesn't ask for this now. If something other than a recorded deed caused "
          + "it, record that with note(_:).")
    }
    if isForgetful { tracks[track].isForgotten = true }
    guard event.level >= level, !tracks[track].isForgotten,
      let expected = Decision(event.kind)
    else { return nil }
    let found = tracks[track].next(from: level, track + 1)
    guard found.flatMap(Decision.init) != expected else { return nil }
    return Difference(
      index: index, expected: "\(event)",
      found: found.map { "#\(event.navigation) \($0)" }
        ?? "#\(event.navigation) decides nothing more.")
  }

  /// Returns a decision of this run that isn't in the log. If the log ends in the middle of a
  /// navigation, the app may have ended there, so nothing counts as surplus.
  private func surplus(
    at level: RoutingEvent.Level, in tracks: inout [NavigationTrack]
  ) -> Difference? {
    let isCut = index >= log.entries.count && !Set(numbers).isSubset(of: ended)
    guard !isCut, !isForgetful else { return nil }
    for track in tracks.indices where !tracks[track].isForgotten {
      guard let found = tracks[track].next(from: level, track + 1) else { continue }
      let number = numbers.indices.contains(track) ? numbers[track] : track + 1
      return Difference(
        index: max(index - 1, 0), expected: "nothing more.", found: "#\(number) \(found)")
    }
    return nil
  }
}
