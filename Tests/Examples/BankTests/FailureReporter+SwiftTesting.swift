import StepRouterTesting
import Testing

extension FailureReporter {
  static let swiftTesting = FailureReporter { failure in
    Issue.record(
      "\(failure.message)",
      sourceLocation: SourceLocation(
        fileID: failure.fileID, filePath: failure.filePath,
        line: failure.line, column: failure.column))
  }
}
