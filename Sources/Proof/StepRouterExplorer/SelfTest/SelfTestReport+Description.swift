extension SelfTestReport: CustomStringConvertible {
  /// A table of the misdeeds and the phases, then the reasons for misdeeds without an occasion, and
  /// the totals.
  ///
  /// A number tells how many trials it took the explorer to notice the misdeed. “–” means that the
  /// app gives no occasion for it in that phase. In a phase with an empty cell, the misdeed isn't
  /// possible.
  public var description: String {
    let phases = SelfTestPhase.allCases
    let head = ["| Fault | " + phases.map(\.title).joined(separator: " | ") + " |"]
    let rule = ["| --- |" + phases.map { _ in " --- |" }.joined()]
    let lines = rows.map { row in
      "| `\(row.kind.rawValue)` |"
        + phases.map { phase in
          row.cells.first { $0.phase == phase }.map { " \($0.outcome) |" } ?? " |"
        }.joined()
    }
    let missed = rows.filter(\.isMissed).map { row in
      "NOT NOTICED: \(row.misdeed) (\(row.phases(where: \.isMissed)))"
    }
    let absent = rows.compactMap { row in
      row.absence.map { "No occasion for `\(row.kind.rawValue)`: \($0)" }
    }
    return (head + rule + lines + [""] + missed + absent + [total]).joined(separator: "\n")
  }

  private var total: String {
    let cells = rows.flatMap(\.cells)
    let noticed = cells.count { $0.trialCount != nil }
    let missed = cells.count(where: \.isMissed)
    return "\(rows.count) misdeeds in \(cells.count) phases: \(noticed) noticed, "
      + "\(missed) not noticed, \(cells.count - noticed - missed) without an occasion"
  }
}

extension SelfTestReport.Row {
  fileprivate func phases(where holds: (SelfTestReport.Cell) -> Bool) -> String {
    cells.filter(holds).map(\.phase.title).joined(separator: ", ")
  }
}

extension SelfTestReport.Cell {
  fileprivate var outcome: String {
    if absence != nil { return "–" }
    return trialCount.map(String.init) ?? "NOT NOTICED"
  }
}
