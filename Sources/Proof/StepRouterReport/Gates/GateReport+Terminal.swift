import StepRouterExplorer

extension GateReport {
  /// The verdict, and a line for each fault with its code and its note.
  package var terminal: String {
    let width = review.entries.map(\.fault.code.count).max() ?? 0
    var lines = [review.verdict]
    lines += review.entries.map { entry in
      let code = entry.fault.code.padded(to: width)
      return "  \(code)  \(entry.fault)\(entry.note.isEmpty ? "" : ": \(entry.note)")"
    }
    lines += review.missed.map { "Not looked for again: \($0.code), \($0)" }
    lines += review.unused.map {
      "Accepted in line \($0.line), but gone: \($0.code). Remove the line."
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
