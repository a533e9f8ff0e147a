extension Expedition {
  /// Everything that the exploration left out, each item in a few words, with the reason.
  var untried: [String] {
    lost + untriedStates + untriedPhases + untriedScreens + untriedRequirements + idleRules
      + exploration.coverage.filter { $0.kind == .untouched }.map {
        "\($0.name): the explorer has no move for it"
      }
  }

  private var lost: [String] {
    firstLost.map { ["\(lostCount.counted("piece")), from \($0) on: lost"] } ?? []
  }

  private var count: Int { exploration.states.count }

  private func states(_ part: Int) -> String {
    "in \(part.grouped) of \(count.counted("state"))"
  }

  private var untriedStates: [String] {
    let frontier = exploration.frontierCount
    let moves =
      frontier == 0
      ? []
      : [
        "Moves \(states(frontier)): beyond the depth of \(max(scope.depth, 0).grouped) or the "
          + limit.counted("state")
      ]
    return moves
      + (shard == .whole ? [] : ["The states of the other parts: this is part \(shard)"])
  }

  private var untriedPhases: [String] {
    var lines: [String] = []
    let middle = max(scope.interleavedStates, 0)
    if middle < count {
      lines.append("Requests in the middle of something \(states(count - middle))")
    }
    let waiting = max(scope.waitingStates, 0)
    if !outline.awaited.isEmpty, waiting < count {
      lines.append("Waits for answers \(states(count - waiting))")
    }
    if outline.isLaunched == false {
      lines.append("Links, windows and relaunches: the explorer doesn't launch this app")
    } else if outline.links.isEmpty {
      lines.append("Links: the app declares none")
    }
    return lines
  }

  private var untriedScreens: [String] {
    guard shard == .whole else { return [] }
    return outline.destinations.enumerated().compactMap { index, destination in
      shown.contains(index) ? nil : "“\(destination.name)”: it was refused in every state"
    }
  }

  private var idleRules: [String] {
    let applied = Set(exploration.coverage.filter { $0.kind == .rule }.map(\.name))
    return (outline.rules ?? []).filter { !applied.contains($0) }.map {
      "The rule \($0): it applied to no link"
    }
  }

  private var untriedRequirements: [String] {
    let unmet = Set(exploration.coverage.filter { $0.kind == .requirementUnmet }.map(\.name))
    return (outline.requirements ?? []).filter { !unmet.contains($0) }.map {
      "A refusal because of \($0): the requirement always held"
    }
  }
}
