import StepRouterTesting

/// Who does the pieces of an exploration.
@MainActor
protocol Labour: AnyObject {
  /// Does these, and hands over what has come of them in their order, until it is told that there is
  /// enough.
  func perform(
    _ units: [ExplorationUnit], _ take: (ExplorationRecord) throws(Problem) -> Bool
  ) async throws(Problem)
}

/// This process does all by itself.
@MainActor
final class OwnLabour: Labour {
  private let worker: UnitWorker
  private let interruption: Interruption?

  init(_ worker: UnitWorker, _ interruption: Interruption?) {
    self.worker = worker
    self.interruption = interruption
  }

  func perform(
    _ units: [ExplorationUnit], _ take: (ExplorationRecord) throws(Problem) -> Bool
  ) async throws(Problem) {
    for unit in units {
      if interruption?.hasHappened == true { throw .interrupted }
      guard try take(await worker.perform(unit)) else { return }
    }
  }
}
