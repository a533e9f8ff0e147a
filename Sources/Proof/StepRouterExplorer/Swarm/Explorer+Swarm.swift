import StepRouterTesting

extension Explorer {
  /// Walks through the app at random, farther than an exploration goes, and judges each step in the
  /// same way.
  ///
  /// ```swift
  /// let report = await explorer.swarm(walks: 200, length: 40, seed: 7)
  /// expectNothingWrong(report, reporter: .swiftTesting)
  /// ```
  ///
  /// Each walk leaves out about half of the kinds of moves, so that it makes the others more often.
  /// It prefers steps that it hasn't tried yet, anywhere or in the current state. In between, it
  /// asks the router for destinations. A walk ends at its first fault, and the explorer shrinks it
  /// to the fewest steps that lead to a fault of the same kind and, for a broken property, of the
  /// same property. It also starts the app again to find out what single steps can't show, such as
  /// whether a screen has a way out. The same seed gives the same walks.
  ///
  /// - Parameters:
  ///   - walks: The number of walks. Makes none if it isn't positive.
  ///   - length: The maximum number of steps in a walk.
  ///   - seed: The seed for the random choices.
  public func swarm(walks: Int, length: Int, seed: UInt64) async -> SwarmReport {
    var report = SwarmReport(seed: seed)
    let worker = WalkWorker(self, length: length, seed: seed)
    for walk in 0..<max(walks, 0) { report.add(await worker.perform(WalkPiece(walk))) }
    return report
  }

  /// Makes the steps of a walk again, up to the first fault, and skips steps that aren't possible.
  ///
  /// ```swift
  /// let again = await explorer.replay(walk: [.move(.tap("Bag")), .asking("home"), .move(.back)])
  /// expectNothingWrong(again, reporter: .swiftTesting)
  /// ```
  public func replay(walk steps: [WalkStep]) async -> SwarmReport {
    let walk = await Walk(steps, in: self)
    var report = SwarmReport(seed: nil)
    report.add(SwarmRecord(walk, steps: walk.steps, problems: walk.problems, number: 0))
    return report
  }

  /// Makes the steps of several walks again.
  package func replay(walks: [[WalkStep]]) async -> SwarmReport {
    var report = SwarmReport(seed: nil)
    for (number, steps) in walks.enumerated() {
      let walk = await Walk(steps, in: self)
      report.add(SwarmRecord(walk, steps: walk.steps, problems: walk.problems, number: number))
    }
    return report
  }
}

extension SwarmRecord {
  init(_ walk: Walk, steps: [WalkStep], problems: [Problem], number: Int) {
    let own = walk.ownSteps
    moveCount = own.count { $0.move != nil }
    requestCount = own.count - moveCount
    failure =
      problems.isEmpty
      ? nil
      : .init(walk: number, length: walk.steps.count, steps: steps, problems: problems)
  }
}

/// Reports a failure if random walks have found a fault.
///
/// ```swift
/// let report = await explorer.swarm(walks: 200, length: 40, seed: 7)
/// expectNothingWrong(report, reporter: .swiftTesting)
/// ```
///
/// - Returns: True if nothing is wrong.
@MainActor
@discardableResult
public func expectNothingWrong(
  _ report: SwarmReport, reporter: FailureReporter, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
  guard !report.isFaultless else { return true }
  reporter.report(
    .init(
      message: report.description, fileID: fileID, filePath: filePath, line: line, column: column))
  return false
}
