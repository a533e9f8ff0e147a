extension Exploration: CustomStringConvertible {
  /// The totals, then what is wrong.
  public var description: String {
    var lines = [
      "\(counted(states.count, "distinct state")), up to \(counted(depth, "move")) deep; "
        + "\(counted(moveCount, "move")) made"
    ]
    let plain = trials.filter {
      $0.destination != nil && $0.interleaving == nil && $0.link == nil && $0.followUp == nil
    }
    lines += total(of: plain, "destination", "asked for")
    if closingCount > 0 {
      let wrong = trials.filter { $0.closing != nil }.count
      lines.append("\(counted(closingCount, "closing")) tried: \(wrong) wrong")
    }
    lines += total(of: trials.filter { $0.followUp != nil }, "wait", "for an answer")
    lines += total(of: trials.filter { $0.link != nil }, "link", "opened from outside")
    let interleaved = trials.filter { $0.interleaving != nil }
    lines += total(of: interleaved, "destination", "asked for while something else went on")
    lines += interleaved.isEmpty ? [] : ["  during: \(list(of: interleaved))"]
    let findings = findings
    let isAsked = trials.contains { $0.destination != nil || $0.link != nil }
    lines += isAsked ? [] : ["No destination was asked for."]
    lines.append(findings.isEmpty ? "Nothing is wrong." : counted(findings.count, "fault") + ":")
    lines += findings.map(\.description)
    return lines.joined(separator: "\n")
  }

  /// The number of moves that lead to the farthest state.
  public var depth: Int { states.map(\.moves.count).max() ?? 0 }

  private func total(of trials: [Trial], _ noun: String, _ title: String) -> [String] {
    guard !trials.isEmpty else { return [] }
    let wrong = trials.filter { !$0.problems.isEmpty }.count
    var lines = ["\(counted(trials.count, noun)) \(title): \(wrong) wrong"]
    for outcome in Outcome.allCases {
      let those = trials.filter { $0.outcome == outcome && $0.problems.isEmpty }
      guard !those.isEmpty else { continue }
      let undeclared = those.filter { !$0.isDeclared }.count
      let note = undeclared > 0 ? ", \(undeclared) of them undeclared" : ""
      lines.append("  \(those.count) \(outcome.phrase)\(note)")
    }
    return lines
  }

  private func list(of interleaved: [Trial]) -> String {
    Interleaving.Kind.allCases.compactMap { kind in
      let count = interleaved.filter { $0.interleaving?.kind == kind }.count
      return count == 0 ? nil : "\(kind.rawValue) \(count)"
    }.joined(separator: ", ")
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension Exploration.Outcome {
  fileprivate var phrase: String {
    switch self {
    case .alreadyVisible: "already visible"
    case .revealed: "brought to the front"
    case .built: "built"
    case .interceptorAnswered: "built once the interceptor let it pass"
    case .refusedByInterceptor: "refused by an interceptor"
    case .refusedByLock: "refused by a screen that must not go"
    case .failed: "failed"
    case .moved: "moved"
    case .awaited: "ended as they should"
    case .nothingBelow: "at the bottom already"
    }
  }
}
