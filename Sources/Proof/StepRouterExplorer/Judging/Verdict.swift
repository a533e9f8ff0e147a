import StepRouter

/// The outcome of an attempt and its faults.
struct Verdict {
  var outcome = Exploration.Outcome.failed
  var isDeclared = true
  var problems: [Problem] = []
  /// The result of requests made at the same moment. Nil if there weren't any.
  var end: SerialEnd?
  /// The destinations of these requests that a newer one overtook before an interceptor answered.
  var overtaken: [String] = []
  /// The sight of the screen that a request at rest reached.
  var sight: DestinationSight?
  /// The ways in which the user may close what an interceptor has shown.
  var waysToClose: [UserMove] = []
  /// The router's decisions during the attempt.
  var events: [RoutingEvent.Kind] = []

  /// Each problem once, in the order of discovery.
  var uniqueProblems: [Problem] {
    var known: Set<Problem> = []
    return problems.filter { known.insert($0).inserted }
  }

  mutating func note(_ kind: Problem.Kind, _ detail: String) {
    problems.append(Problem(kind, detail))
  }

  /// Notes the screens that still lock but lost their place.
  @MainActor
  mutating func noteLocks(of before: Standings, in replay: Replay) {
    note(.lockCovered, before.coveredThoughLocking(in: replay)) {
      "\($0) locks, but is covered or gone."
    }
  }

  /// Notes one problem about all of these names, if there are any.
  mutating func note(_ kind: Problem.Kind, _ names: [String], _ sentence: (String) -> String) {
    if !names.isEmpty { note(kind, sentence(names.joined(separator: ", "))) }
  }

  /// Notes each object that should be gone by now.
  mutating func note(leaks: [Leak], _ place: String) {
    for leak in leaks { note(.leaked, leak.sentence(place)) }
  }
}
