import StepRouterTesting

/// Expects an exploration without faults.
///
/// ```swift
/// expectNothingWrong(await explorer.run(depth: 3), reporter: .swiftTesting)
/// ```
///
/// If anything is wrong, the reporter gets one failure, at the caller's source location, with the
/// fewest moves that lead to each fault. To attach a document to the failure as well, pass a
/// closure that makes it; `\.document` of StepRouterReport makes a web page.
///
/// - Returns: True if nothing is wrong.
@MainActor
@discardableResult
public func expectNothingWrong(
  _ exploration: Exploration, reporter: FailureReporter,
  attaching document: (Exploration) -> FailureReporter.Document? = { _ in nil },
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
  guard !exploration.isFaultless else { return true }
  reporter.report(
    .init(
      message: exploration.description, fileID: fileID, filePath: filePath, line: line,
      column: column, document: document(exploration)))
  return false
}
