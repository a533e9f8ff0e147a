import PortableUIKit

extension Explorer {
  /// Looks for races: asks for what a log asks for one after the other in other orders, at rest and
  /// at once, and judges each by what must hold of any request.
  ///
  /// ```swift
  /// let reorderings = try await explorer.reorderings(of: report, limit: 200, seed: 7)
  /// #expect(reorderings.isFaultless, "\(reorderings)")
  /// ```
  ///
  /// What was done before the requests is done as in the log; what comes after them is left out.
  ///
  /// - Parameters:
  ///   - log: What was done, as an app has recorded it.
  ///   - limit: How many orders are tried: those with the fewest pre-emptions first, which come
  ///     while
  ///     the request before is under way, then those with the fewest switches, then as in a
  ///     dictionary.
  ///   - seed: Half of the limit is drawn from all orders, always the same for the same seed; none
  ///     without one.
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

/// Requests that come one after the other in a log.
struct RequestGroup: Hashable {
  /// Where they stand among the deeds.
  let range: Range<Int>

  struct Candidate: Hashable {
    let group: RequestGroup
    let order: RequestOrder
  }

  /// Those of at least two.
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

  /// What is to be tried, in its order.
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
    // Where nearly all orders are known, most draws are in vain.
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
  /// What is done: all before the requests, and they in this order.
  func deeds(in deeds: [EventLog.Deed]) -> [EventLog.Deed] {
    let requests = order.places.enumerated().map { index, place in
      let deed = deeds[group.range.lowerBound + place]
      let isAtOnce = index > 0 && order.isAtOnce[index - 1]
      // The first one comes as soon after what is before as in the log.
      let first = index == 0 ? deeds[group.range.lowerBound].pause : nil
      return EventLog.Deed(deed.content, after: isAtOnce ? deed.pause ?? .zero : first)
    }
    return deeds.prefix(group.range.lowerBound) + requests
  }
}

extension LogReplay {
  /// What is wrong with an order; nil if nothing is.
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
  /// Each fault once, by its first order.
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
