import StepRouterTesting

extension LogReplay: CustomStringConvertible {
  /// Whether the log repeats, or where it departs, and the faults.
  public var description: String {
    var lines = log.notes
    if let departure {
      lines += departure.lines
      lines.append("  on screen then:")
      lines += hierarchy.split(separator: "\n").map { "    \($0)" }
    } else {
      lines.append("The log repeats: \(log.summary).")
    }
    lines += findings.map { "Wrong at entry \($0.entry): \($0.problem)" }
    if findings.isEmpty, departure == nil { lines.append("Nothing is wrong.") }
    return lines.joined(separator: "\n")
  }
}

extension LogReplay.Departure {
  fileprivate var lines: [String] {
    [
      "The log departs at entry \(entry), \(deed.map { "after \($0)" } ?? "at the start"):",
      "  the log says: \(expected)",
      "  now: \(found)",
    ]
  }
}

extension EventLog {
  /// The numbers of entries by kind.
  fileprivate var summary: String {
    var counts = [0, 0, 0, 0]
    for entry in entries {
      switch entry.content {
      case .move: counts[0] += 1
      case .request, .step: counts[1] += 1
      case .link: counts[2] += 1
      case .event: counts[3] += 1
      case .forgotten: continue
      }
    }
    return zip(counts, ["move", "request", "link", "decision"])
      .filter { $0.0 > 0 || $0.1 == "decision" }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
      .joined(separator: ", ")
  }
}

/// Expects a log to repeat exactly, without any faults.
///
/// ```swift
/// expectRepeats(try await explorer.replay(report), reporter: .swiftTesting)
/// ```
///
/// Reports a departure and all faults as one failure, at the caller's location.
///
/// - Returns: True if the log repeats and nothing is wrong.
@MainActor
@discardableResult
public func expectRepeats(
  _ replay: LogReplay, reporter: FailureReporter, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
  guard !replay.isFaultless else { return true }
  reporter.report(
    .init(
      message: replay.description, fileID: fileID, filePath: filePath, line: line,
      column: column))
  return false
}
