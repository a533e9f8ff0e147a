extension Exploration: CustomStringConvertible {
  /// The totals, followed by the faults.
  public var description: String {
    var lines = [
      "\(counted(states.count, "distinct state")), up to \(counted(depth, "move")) deep; "
        + "\(counted(moveCount, "move")) made"
    ]
    lines += total(of: .destination, "destination", "asked for")
    if closingCount > 0 {
      let wrong = tally.count { $0.subject == .closing }
      lines.append("\(counted(closingCount, "closing")) tried: \(wrong) wrong")
    }
    lines += total(of: .wait, "wait", "for an answer")
    lines += total(of: .link, "link", "opened from outside")
    lines += total(of: .interleaving, "destination", "asked for while something else went on")
    lines += interleavings.isEmpty ? [] : ["  during: \(interleavings)"]
    lines += propertyResults.map(\.description)
    let findings = findings
    let isAsked = tally.rows.contains {
      [.destination, .interleaving, .link, .wait].contains($0.subject)
    }
    lines += isAsked ? [] : ["No destination was asked for."]
    if !unreached.isEmpty {
      lines.append("No move of the user leads to: \(unreached.map(\.name).listed)")
    }
    if !unansweredTaps.isEmpty {
      lines.append(
        "No visible effect: "
          + unansweredTaps.map(\.description).joined(separator: ", "))
    }
    if !allowed.isEmpty {
      lines.append("Not judged: \(allowed.map(\.description).joined(separator: ", "))")
    }
    guard findings.isEmpty else {
      let told = [heading(of: findings)] + findings.map(\.description)
      return (lines + told + [ruleExplanation].compactMap(\.self)).joined(separator: "\n")
    }
    let calm =
      untried.isEmpty ? "Nothing is wrong." : "Nothing is wrong in what was tried. Not tried:"
    lines += [calm] + untried.map { "  \($0)" }
    return lines.joined(separator: "\n")
  }

  /// Counts the faults, and the ways in which they show, if these are more.
  private func heading(of findings: [Finding]) -> String {
    let count = Fault.all(in: findings).count
    let ways = findings.count > count ? ", in \(counted(findings.count, "way"))" : ""
    return "\(counted(count, "fault"))\(ways):"
  }

  /// The depth of the farthest state, counted like the depth of an ``ExplorationScope``: the number
  /// of moves that lead there. A resize, a fold of the phone or a switch to another window counts
  /// only if it follows a move of its kind.
  public var depth: Int { states.map(\.moves.length).max() ?? 0 }

  private func total(of subject: Tally.Subject, _ noun: String, _ title: String) -> [String] {
    let all = tally.count { $0.subject == subject }
    guard all > 0 else { return [] }
    let wrong = tally.count { $0.subject == subject && $0.isWrong }
    var lines = ["\(counted(all, noun)) \(title): \(wrong) wrong"]
    for outcome in Outcome.allCases {
      let isOne = { (row: Tally.Row) in
        row.subject == subject && row.outcome == outcome && !row.isWrong
      }
      let count = tally.count(where: isOne)
      guard count > 0 else { continue }
      let undeclared = tally.count { isOne($0) && !$0.isDeclared }
      let note = undeclared > 0 ? ", \(undeclared) of them undeclared" : ""
      lines.append("  \(count) \(outcome.phrase)\(note)")
    }
    return lines
  }

  private var interleavings: String {
    Interleaving.Kind.allCases.compactMap { kind in
      let count = tally.count { $0.interleaving == kind }
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
    case .answeredByAlert: "answered by an alert"
    case .failed: "failed"
    case .moved: "moved"
    case .awaited: "ended as they should"
    case .nothingBelow: "at the bottom already"
    }
  }
}
