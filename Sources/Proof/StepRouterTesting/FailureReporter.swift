/// Records the failures of the testing kit's expectations.
///
/// The kit doesn't link a test library. Your test target says once how to record failures, here for
/// Swift Testing:
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
/// For XCTest, call `XCTFail(failure.message, file:line:)` in the closure. In tests of an
/// expectation, collect the failures in an array.
public struct FailureReporter: Sendable {
  /// A failed expectation, and its place in the test.
  public struct Failure: Hashable, Sendable {
    /// A message with the expected and the actual result.
    public let message: String
    /// `#fileID` of the expectation.
    public let fileID: String
    /// `#filePath` of the expectation.
    public let filePath: String
    /// `#line` of the expectation.
    public let line: Int
    /// `#column` of the expectation.
    public let column: Int
    /// A document with more than the message, to attach to the test; nil if there is none.
    public let document: Document?

    package init(
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
    /// The file's content.
    public let text: String

    /// Creates a document.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  private let record: @MainActor @Sendable (Failure) -> Void

  /// Creates a reporter that passes each failure to the closure.
  public init(_ record: @escaping @MainActor @Sendable (Failure) -> Void) {
    self.record = record
  }

  /// Reports a failed expectation.
  @MainActor
  public func report(_ failure: Failure) {
    record(failure)
  }
}
