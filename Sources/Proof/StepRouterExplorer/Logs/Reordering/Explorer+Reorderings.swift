import PortableUIKit

extension Explorer {
  /// Looks for races: makes a log's consecutive requests in other orders, with and without a rest
  /// between them, and judges each order by the rules for any request.
  ///
  /// ```swift
  /// let reorderings = try await explorer.reorderings(of: report, limit: 200, seed: 7)
  /// #expect(reorderings.isFaultless, "\(reorderings)")
  /// ```
  ///It performs the deeds before the requests as in the log, and leaves out the deeds after them.
  ///Throws if the log can't be repeated: its beginning is lost, or the app has no recorder.
  ///
  /// - Parameters:
  ///   - log: The log that an app recorded.
  ///   - limit: The number of orders to try. Orders with the fewest preemptions come first (a
  ///     preemption is a request made while the one before is under way), then those with the
  ///     fewest switches, then in lexicographic order.
  ///   - seed: The seed of the random orders that fill half of the limit if there are more orders
  ///     than that. The same seed gives the same orders. Nil for no random orders.
  public func reorderings(
    of log: EventLog, limit: Int = 100, seed: UInt64? = nil
  ) async throws(EventLogError) -> LogReorderings {
    let deeds = try await replay(log).deeds
    let groups = RequestGroup.all(in: deeds)
    var tried: [(LogReorderings.Finding, Set<Problem.Kind>)] = []
    let candidates = RequestGroup.candidates(of: groups, limit, seed)
    for candidate in candidates {
      let replay = try await replay(EventLog(candidate.deeds(in: deeds)))
      guard let finding = replay.finding(candidate, deeds) else { continue }
      tried.append((finding, Set(finding.problems.map(\.kind))))
    }
    let total = groups.reduce(0) { sum, group in
      let (total, isTooLarge) = sum.addingReportingOverflow(
        RequestOrder.total(of: group.range.count))
      return isTooLarge ? .max : total
    }
    return LogReorderings(
      triedCount: candidates.count, orderCount: total, findings: tried.eachOnce)
  }
}

/// Consecutive requests in a log.
struct RequestGroup: Hashable {
  /// The range of the requests among the log's deeds.
  let range: Range<Int>

  struct Candidate: Hashable {
    let group: RequestGroup
    let order: RequestOrder
  }

  /// Returns the groups of two or more requests.
  static func all(in deeds: [EventLog.Deed]) -> [RequestGroup] {
    var groups: [RequestGroup] = []
    var start: Int?
    for index in 0...deeds.count {
      if index < deeds.count, case .request = deeds[index].content {
        start = start ?? index
      } else {
        if let start, index - start > 1 { groups.append(RequestGroup(range: start..<index)) }
        start = nil
      }
    }
    return groups
  }

  /// Returns the orders to try, first to last.
  static func candidates(of groups: [RequestGroup], _ limit: Int, _ seed: UInt64?) -> [Candidate] {
    let limit = max(limit, 0)
    let ordered = groups.flatMap { group in
      RequestOrder.first(limit, of: group.range.count).map { Candidate(group: group, order: $0) }
    }.enumerated().sorted { left, right in
      let (one, other) = (left.element.order, right.element.order)
      return (one.preemptions, one.switches, left.offset)
        < (other.preemptions, other.switches, right.offset)
    }.map(\.element)
    guard let seed, !groups.isEmpty, ordered.count >= limit else {
      return Array(ordered.prefix(limit))
    }
    var chosen = Array(ordered.prefix(limit - limit / 2))
    var known = Set(chosen)
    var dice = Dice(seed: seed)
    // If nearly all orders are known already, most draws yield nothing new.
    for _ in 0..<(limit * 20) where chosen.count < limit {
      let group = groups[Int.random(in: groups.indices, using: &dice)]
      let drawn = Candidate(
        group: group, order: .random(of: group.range.count, using: &dice))
      if known.insert(drawn).inserted { chosen.append(drawn) }
    }
    return chosen
  }
}

extension RequestGroup.Candidate {
  /// Returns the deeds to perform: all deeds before the requests, then the requests in this order.
  func deeds(in deeds: [EventLog.Deed]) -> [EventLog.Deed] {
    let requests = order.places.enumerated().map { index, place in
      let deed = deeds[group.range.lowerBound + place]
      let isAtOnce = index > 0 && order.isAtOnce[index - 1]
      // The first request keeps its pause from the log.
      let first = index == 0 ? deeds[group.range.lowerBound].pause : nil
      return EventLog.Deed(deed.content, after: isAtOnce ? deed.pause ?? .zero : first)
    }
    return deeds.prefix(group.range.lowerBound) + requests
  }
}

extension LogReplay {
  /// Returns the faults of an order, or nil if there are none.
  fileprivate func finding(
    _ candidate: RequestGroup.Candidate, _ deeds: [EventLog.Deed]
  ) -> LogReorderings.Finding? {
    var problems: [Exploration.Problem] = []
    for problem in findings.map(\.problem) where !problems.contains(problem) {
      problems.append(problem)
    }
    if let departure { problems.append(.init(.notReplayed, departure.found)) }
    guard !problems.isEmpty else { return nil }
    return .init(
      deeds: candidate.deeds(in: deeds), requestCount: candidate.group.range.count,
      preemptions: candidate.order.preemptions, switches: candidate.order.switches,
      problems: problems, count: 1)
  }
}

extension [(LogReorderings.Finding, Set<Problem.Kind>)] {
  /// One finding for each combination of kinds of faults: the first order that shows it.
  fileprivate var eachOnce: [LogReorderings.Finding] {
    var order: [Set<Problem.Kind>] = []
    var all: [Set<Problem.Kind>: [LogReorderings.Finding]] = [:]
    for (finding, kinds) in self {
      if all[kinds] == nil { order.append(kinds) }
      all[kinds, default: []].append(finding)
    }
    return order.compactMap { kinds in
      guard let findings = all[kinds], let first = findings.first else { return nil }
      return .init(
        deeds: first.deeds, requestCount: first.requestCount, preemptions: first.preemptions,
        switches: first.switches, problems: first.problems, count: findings.count)
    }
  }
}
