/// The results of random walks.
///
/// ```swift
/// let report = await explorer.swarm(walks: 200, length: 40, seed: 7)
/// expectNothingWrong(report, reporter: .swiftTesting)
/// ```
public struct SwarmReport: Hashable, Sendable, Codable {
  /// A walk that came to a fault, shrunk to the steps that the fault needs.
  public struct Failure: Hashable, Sendable, Codable {
    /// The number of the walk, from 0.
    public let walk: Int
    /// The number of steps that the walk had made when the fault appeared.
    public let length: Int
    /// The steps left after shrinking.
    public let steps: [WalkStep]
    /// The problems that these steps lead to.
    public let problems: [Exploration.Problem]
    /// The number of walks that came to the same fault, including this one. None of the others
    /// needs fewer steps.
    public fileprivate(set) var count = 1
  }

  /// The seed of the walks; nil for the replay of a walk.
  public let seed: UInt64?
  /// The number of walks.
  public private(set) var walkCount = 0
  /// The number of moves in all walks.
  public private(set) var moveCount = 0
  /// The number of requests for a destination in all walks.
  public private(set) var requestCount = 0
  /// The faults, each listed once, in the order of the walks.
  public private(set) var failures: [Failure] = []

  package init(seed: UInt64?) { self.seed = seed }

  /// True if nothing is wrong.
  public var isFaultless: Bool { failures.isEmpty }

  /// Removes the failures that don't meet a condition.
  mutating func keepFailures(_ isKept: (Failure) -> Bool) { failures.removeAll { !isKept($0) } }

  /// The walks whose process has ended, with the steps that they had made by then.
  package var endedWalks: [Failure] {
    failures.filter { !$0.steps.isEmpty && $0.problems.contains(where: \.kind.endsProcess) }
  }

  /// Replaces the steps of a walk whose process has ended with fewer steps that end it, too.
  package mutating func shrink(_ failure: Failure, to shorter: Failure) {
    guard let index = failures.firstIndex(of: failure) else { return }
    failures[index] = .init(
      walk: failure.walk, length: failure.length, steps: shorter.steps, problems: shorter.problems)
    failures[index].count = failure.count
    let others = failures.indices.filter { $0 != index }
    guard let known = others.first(where: { failures[$0].isSameFault(as: failures[index]) })
    else { return }
    let isShorter = failures[index].steps.count < failures[known].steps.count
    let count = failures[index].count + failures[known].count
    if isShorter { failures[known] = failures[index] }
    failures[known].count = count
    failures.remove(at: index)
  }

  /// Adds a walk. Add walks in the order of their numbers.
  package mutating func add(_ record: SwarmRecord) {
    walkCount += 1
    moveCount += record.moveCount
    requestCount += record.requestCount
    guard let failure = record.failure else { return }
    guard let known = failures.firstIndex(where: { $0.isSameFault(as: failure) }) else {
      return failures.append(failure)
    }
    let count = failures[known].count + 1
    let isShorter = failure.steps.count < failures[known].steps.count
    let isTelling = failures[known].isSign(of: failure)
    if isShorter || isTelling, !failure.steps.isEmpty { failures[known] = failure }
    failures[known].count = count
  }
}

/// The result of a walk.
package struct SwarmRecord: Hashable, Sendable, Codable {
  package let moveCount: Int
  package let requestCount: Int
  package let failure: SwarmReport.Failure?

  /// Returns the record, with these further steps of the walk counted.
  func adding(_ steps: [WalkStep]) -> Self {
    let moves = steps.count { $0.move != nil }
    return Self(
      moveCount: moveCount + moves, requestCount: requestCount + steps.count - moves,
      failure: failure)
  }
}

extension SwarmReport: CustomStringConvertible {
  /// The totals, followed by the faults.
  public var description: String {
    var lines = [
      counted(walkCount, "walk") + (seed.map { " with the seed \($0)" } ?? "")
        + ": \(counted(moveCount, "move")), \(counted(requestCount, "request"))"
    ]
    lines.append(failures.isEmpty ? "Nothing is wrong." : counted(failures.count, "fault") + ":")
    for failure in failures {
      let others = failure.count > 1 ? ", and in \(counted(failure.count - 1, "other walk"))" : ""
      let isShrunk = failure.steps.count < failure.length
      lines.append(
        "walk \(failure.walk), \(counted(failure.length, "step"))"
          + (isShrunk ? " shrunk to \(failure.steps.count)" : "") + others)
      lines += failure.problems.map { "  \($0)" }
      // There are no steps if the process has ended before the first.
      if !failure.steps.isEmpty || !failure.problems.contains(where: \.kind.endsProcess) {
        lines.append("  again: \(failure.code)")
      }
    }
    let details = failures.flatMap(\.problems).map(\.detail)
    lines += [RuleCodes.explanation(of: details)].compactMap(\.self)
    return lines.joined(separator: "\n")
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension SwarmReport.Failure {
  /// Swift code that makes the remaining steps again in a test, given a variable named `explorer`.
  public var code: String {
    let before = steps.dropLast().compactMap(\.move)
    let call =
      switch steps.last {
      case _? where before.count < steps.count - 1: "replay(walk: \(steps))"
      case let last?:
        last.destination.map { "replay(\(before), asking: \($0.debugDescription))" }
          ?? "replay(\(before + [last.move].compactMap { $0 }))"
      case nil: "replay([])"
      }
    return "expectNothingWrong(await explorer.\(call), reporter: .swiftTesting)"
  }
}
