import StepRouter

/// How an attempt ended, and what was wrong with it.
struct Verdict {
  var outcome = Exploration.Outcome.failed
  var isDeclared = true
  var problems: [Problem] = []
  /// Where requests of the same moment have led to; nil where there were none.
  var end: SerialEnd?
  /// Those of them that a newer one has overtaken while an interceptor had not answered.
  var overtaken: [String] = []
  /// What the router has decided meanwhile.
  var events: [RoutingEvent.Kind] = []

  /// Each problem once, in the order in which they were found.
  var uniqueProblems: [Problem] {
    var known: Set<Problem> = []
    return problems.filter { known.insert($0).inserted }
  }

  mutating func note(_ kind: Problem.Kind, _ detail: String) {
    problems.append(Problem(kind, detail))
  }

  /// Takes note of locks that were there before and have not kept what they lock.
  @MainActor
  mutating func noteLocks(of before: Standings, in replay: Replay) {
    note(.lockCovered, before.coveredThoughLocking(in: replay)) {
      "\($0) locks, but is covered or gone."
    }
  }

  /// Takes note of what must be empty.
  mutating func note(_ kind: Problem.Kind, _ names: [String], _ sentence: (String) -> String) {
    if !names.isEmpty { note(kind, sentence(names.joined(separator: ", "))) }
  }

  /// Takes note of each view controller that should have gone.
  mutating func note(leaks: [Leak], _ place: String) {
    for leak in leaks { note(.leaked, leak.sentence(place)) }
  }
}
