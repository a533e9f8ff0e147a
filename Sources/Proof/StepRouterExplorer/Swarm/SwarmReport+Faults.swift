extension SwarmReport {
  /// Returns the report with only the failures whose faults the predicate includes.
  package func filtered(_ isIncluded: (Exploration.Fault) -> Bool) -> Self {
    var copy = self
    copy.keepFailures { $0.fault.map(isIncluded) ?? true }
    return copy
  }

  /// Returns the report without the failures that an exploration has found.
  package func without(_ review: FaultReview) -> Self {
    var copy = self
    copy.keepFailures { !review.has($0) }
    return copy
  }
}

extension SwarmReport.Failure {
  /// Whether both are the same fault, however many steps lead to it.
  func isSameFault(as other: Self) -> Bool {
    guard let fault, let another = other.fault else { return self == other }
    return fault.isSame(as: another) || isSign(of: other) || other.isSign(of: self)
  }

  /// Whether this is only a sign of the other failure: a request made where Back leads elsewhere
  /// doesn't show its screen.
  func isSign(of other: Self) -> Bool {
    guard let fault, let another = other.fault, steps.count > 1 else { return false }
    return fault.kind == .notVisible && another.kind == .wrongBack
      && steps.dropLast() == other.steps.dropLast()
  }

  /// The fault, as an exploration would report it; nil if there's no problem.
  package var fault: Exploration.Fault? {
    var verdict = Verdict()
    verdict.outcome = .moved
    verdict.problems = problems
    let trial = Exploration.Trial(
      state: 0, destination: steps.last?.destination, move: steps.last?.move, verdict)
    let finding = Exploration.Finding(
      moves: steps.dropLast().compactMap(\.move), trial: trial, count: count, property: nil)
    return Exploration.Fault.all(in: [finding]).first
  }
}
