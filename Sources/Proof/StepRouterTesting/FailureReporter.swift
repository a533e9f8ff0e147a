/// Where an expectation of the testing kit says that it was not met.
///
/// The kit links no test library of its own. A test target says once how failures are recorded
/// there, here for Swift Testing:
///
/// ```swift
/// extension FailureReporter {
///   static let swiftTesting = FailureReporter { failure in
///     Issue.record(
///       "\(failure.message)",
///       sourceLocation: SourceLocation(
///         fileID: failure.fileID, filePath: failure.filePath,
///         line: failure.line, column: failure.column))
///   }
/// }
/// ```
///
/// For XCTest the closure calls `XCTFail(failure.message, file:line:)`; in the tests of an
/// expectation it collects the failures in an array.
public struct FailureReporter: Sendable {
  /// An expectation that was not met, and the place in the test that stated it.
  public struct Failure: Hashable, Sendable {
    /// What was expected and what was found.
    public let message: String
    /// `#fileID` of the expectation.
    public let fileID: String
    /// `#filePath` of the expectation.
    public let filePath: String
    /// `#line` of the expectation.
    public let line: Int
    /// `#column` of the expectation.
    public let column: Int
    /// What tells more than the message, to be attached to the test; nil where there is none.
    public let document: Document?

    init(
      message: String, fileID: String, filePath: String, line: Int, column: Int,
      document: Document? = nil
    ) {
      self.message = message
      self.fileID = fileID
      self.filePath = filePath
      self.line = line
      self.column = column
      self.document = document
    }
  }

  /// A file that belongs to a failure.
  public struct Document: Hashable, Sendable {
    /// The file's name, such as `exploration.html`.
    public let name: String
    /// What is in it.
    public let text: String
  }

  private let record: @MainActor @Sendable (Failure) -> Void

  /// A reporter that hands each failure to the closure.
  public init(_ record: @escaping @MainActor @Sendable (Failure) -> Void) {
    self.record = record
  }

  /// Reports an expectation that was not met.
  @MainActor
  public func report(_ failure: Failure) {
    record(failure)
  }
}
