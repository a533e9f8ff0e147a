/// What random walks have found.
///
/// ```swift
/// let report = await explorer.swarm(walks: 200, length: 40, seed: 7)
/// expectNothingWrong(report, reporter: .swiftTesting)
/// ```
public struct SwarmReport: Hashable, Sendable, Codable {
  /// A walk that has come to a fault, shrunk to the steps without which there is none.
  public struct Failure: Hashable, Sendable, Codable {
    /// Which walk it was, from 0.
    public let walk: Int
    /// How many steps had been made when the fault showed.
    public let length: Int
    /// The steps that are left.
    public let steps: [WalkStep]
    /// What is wrong then.
    public let problems: [Exploration.Problem]
    /// How many walks have come to the same by the same steps, this one included.
    public fileprivate(set) var count = 1
  }

  /// By what the walks are chosen; nil where the steps of one were given.
  public let seed: UInt64?
  /// How many walks there were.
  public private(set) var walkCount = 0
  /// How many moves the user has made in them.
  public private(set) var moveCount = 0
  /// How many times the router was asked for a destination.
  public private(set) var requestCount = 0
  /// The faults, each once, in the order of the walks.
  public private(set) var failures: [Failure] = []

  package init(seed: UInt64?) { self.seed = seed }

  /// Whether nothing is wrong.
  public var isFaultless: Bool { failures.isEmpty }

  /// Adds a walk: they come in the order of their numbers.
  package mutating func add(_ record: SwarmRecord) {
    walkCount += 1
    moveCount += record.moveCount
    requestCount += record.requestCount
    guard let failure = record.failure else { return }
    let known = failures.firstIndex {
      $0.steps == failure.steps && $0.problems == failure.problems
    }
    if let known { failures[known].count += 1 } else { failures.append(failure) }
  }
}

/// What has come of one walk.
package struct SwarmRecord: Hashable, Sendable, Codable {
  package let moveCount: Int
  package let requestCount: Int
  package let failure: SwarmReport.Failure?
}

extension SwarmReport: CustomStringConvertible {
  /// The totals, then what is wrong.
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
      // Where the process has ended, nobody knows the steps.
      if !failure.problems.contains(where: { $0.kind == .crashed }) {
        lines.append("  again: \(failure.code)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension SwarmReport.Failure {
  /// Swift that makes the steps that are left again, for a test that has the explorer.
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
