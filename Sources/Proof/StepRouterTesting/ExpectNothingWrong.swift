/// Expects an exploration without faults.
///
/// ```swift
/// expectNothingWrong(await explorer.run(depth: 3), reporter: .swiftTesting)
/// ```
///
/// If anything is wrong, the reporter gets one failure, at the caller's place, with the shortest
/// moves to each fault. The failure's ``FailureReporter/Failure/document`` is the page of
/// ``ExplorationReport``.
///
/// - Returns: True if nothing is wrong.
@MainActor
@discardableResult
public func expectNothingWrong(
  _ exploration: Exploration, reporter: FailureReporter, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
  guard !exploration.isFaultless else { return true }
  reporter.report(
    .init(
      message: exploration.description, fileID: fileID, filePath: filePath, line: line,
      column: column,
      document: .init(
        name: "exploration.html",
        text: ExplorationReport(exploration, title: "What \(fileID):\(line) has explored").html)))
  return false
}
