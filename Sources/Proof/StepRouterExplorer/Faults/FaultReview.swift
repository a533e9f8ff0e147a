/// The faults of an exploration, compared with an earlier one's and with those that the team
/// accepts.
package struct FaultReview: Sendable {
  /// A fault, and what the team knows about it.
  package struct Entry: Hashable, Sendable {
    package let fault: Exploration.Fault
    /// Whether the earlier exploration lacks the fault; nil if there's no earlier one.
    package let isNew: Bool?
    /// The reason that the team accepts it; nil if it doesn't.
    package let reason: String?
    /// How often the fault occurred again when it was repeated; nil if it wasn't.
    package internal(set) var steadiness: Steadiness?

    /// Whether the fault makes the exploration fail, unless only new faults do.
    package var counts: Bool { reason == nil }
  }

  package let exploration: Exploration
  /// The faults, fewest moves first.
  package internal(set) var entries: [Entry]
  /// The faults of the earlier exploration that no longer occur, though this one tried the same.
  package let gone: [Exploration.Fault]
  /// The faults of the earlier exploration that this one couldn't find, because it didn't try the
  /// same.
  package let missed: [Exploration.Fault]
  /// The accepted faults that didn't occur.
  package let unused: [AcceptedFaults.Entry]
  /// Whether only new faults, which the earlier exploration lacks, make this one fail.
  package let onlyNewCount: Bool

  /// Compares the faults.
  ///
  /// - Parameters:
  ///   - others: Faults found in another way. Entries of the list that accept them count as used.
  ///   - previous: The earlier exploration, if there is one.
  ///   - accepted: The faults that the team accepts.
  ///   - onlyNewCount: Whether only new faults make the exploration fail.
  package init(
    of exploration: Exploration, besides others: [Exploration.Fault] = [],
    since previous: Exploration? = nil,
    accepting accepted: AcceptedFaults = AcceptedFaults(), onlyNewCount: Bool = false
  ) {
    self.exploration = exploration
    self.onlyNewCount = onlyNewCount
    let (earlier, faults) = (previous?.faults, exploration.faults)
    let known = earlier.map { Set($0.map(\.hash)) }
    let present = Set(faults.map(\.hash))
    entries = faults.map { fault in
      Entry(
        fault: fault, isNew: known.map { !$0.contains(fault.hash) },
        reason: accepted.entries.first { fault.has($0.code) }?.reason)
    }
    let lost = (earlier ?? []).filter { !present.contains($0.hash) }
    let reach = ExplorationReach(of: exploration)
    gone = lost.filter(reach.covers)
    missed = lost.filter { !reach.covers($0) }
    unused = accepted.entries.filter { entry in
      !(faults + others).contains { $0.has(entry.code) }
    }
  }

  /// Whether nothing is wrong besides faults that are accepted or, if only new ones count, known.
  package var isPassed: Bool { failing.isEmpty }

  /// Whether the exploration has a fault.
  package func has(_ fault: Exploration.Fault) -> Bool {
    entries.contains { $0.fault.covers(fault) }
  }

  /// Whether the exploration shows the fault that a walk came to, or a misleading fault of one of
  /// the walk's moves that explains it.
  package func has(_ failure: SwarmReport.Failure) -> Bool {
    guard let fault = failure.fault, !has(fault) else { return failure.fault != nil }
    guard fault.kind.mayBeSign else { return false }
    let moves = failure.steps.dropLast().compactMap(\.move).filter {
      $0.kind.isSameEverywhere || $0.kind == .happens
    }
    return moves.contains { move in
      entries.contains { $0.fault.findings.contains { $0.isMisleading(by: move) } }
    }
  }

  /// The entries that make the exploration fail.
  package var failing: [Entry] {
    entries.filter { $0.counts && !(onlyNewCount && $0.isNew == false) }
  }
}

extension FaultReview {
  /// The result in a sentence: the culprits by name, new ones first, or what was tried.
  package var verdict: String {
    let (accepted, others) = (entries.filter { !$0.counts }, entries.filter(\.counts))
    let groups: [(noun: String, faults: [Exploration.Fault])] = [
      ("fault", others.filter { $0.isNew == nil }.map(\.fault)),
      ("new fault", others.filter { $0.isNew == true }.map(\.fault)),
      ("known fault", others.filter { $0.isNew == false }.map(\.fault)),
      ("accepted fault", accepted.map(\.fault)), ("gone fault", gone),
    ]
    let wrong = groups.filter { !$0.faults.isEmpty }.map { $0.faults.listed($0.noun) }
    let calm = "Nothing\(entries.isEmpty ? "" : " new") is wrong: \(exploration.basis)"
    return ((isPassed ? [calm] : []) + wrong).joined(separator: "; ")
  }
}
