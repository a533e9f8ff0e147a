import StepRouter

extension JournalEntry: CustomStringConvertible {
  /// The navigation in lines: its screen and its ending, the line of code that requested it, the
  /// finders that missed, the plan, and the reason if it failed.
  public var description: String {
    ([title + ": " + status] + details.map { "  " + $0 }).joined(separator: "\n")
  }

  /// The navigation's number and screen.
  var title: String {
    destination.map { "#\(navigation) \($0.screen)" } ?? "#\(navigation)"
  }

  /// How the navigation ended, or its latest event.
  var status: String {
    switch ending {
    case .reached(let kind): kind.rawValue
    case .failed: "failed"
    case nil: events.last.map { "\($0.kind)" } ?? ""
    }
  }

  /// The origin, the misses, the plan and the reason for a failure, a line each.
  var details: [String] {
    var lines = origin.map { ["asked for at \($0)"] } ?? []
    lines += missed.map { "not found: \($0)" }
    if let plan { lines.append("plans: \(plan)") }
    if case .failed(let reason) = ending { lines.append(reason) }
    return lines
  }
}
