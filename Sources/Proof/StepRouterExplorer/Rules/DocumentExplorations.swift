import StepRouterTesting

/// The explorations of one app under several documents.
///
/// ```swift
/// let explorations = await Explorer.run(under: ["now": json, "next": next], depth: 1) {
///   document in
///   start(under: document)
/// }
/// print(explorations)              // each document that has faults, with the faults
/// ```
public struct DocumentExplorations: Sendable {
  /// An exploration under one document.
  ///
  /// ```swift
  /// for entry in explorations.entries { print(entry.document, entry.exploration.isFaultless) }
  /// ```
  public struct Entry: Hashable, Sendable {
    /// The document's name.
    public let document: String
    /// The exploration.
    public let exploration: Exploration
  }

  /// The explorations, in the order of the documents.
  public internal(set) var entries: [Entry] = []

  /// Whether nothing is wrong under any document.
  public var isFaultless: Bool { entries.allSatisfy(\.exploration.isFaultless) }

  /// Returns the exploration under the document with this name; nil if there's no such document.
  public subscript(document: String) -> Exploration? {
    entries.first { $0.document == document }?.exploration
  }
}

extension DocumentExplorations: CustomStringConvertible {
  /// The findings under each document that has faults; otherwise the number of documents.
  public var description: String {
    let faulty = entries.filter { !$0.exploration.isFaultless }
    if faulty.isEmpty { return "Nothing is wrong under any of \(entries.count) documents." }
    return faulty.map { "Under “\($0.document)”:\n\($0.exploration)" }.joined(separator: "\n\n")
  }
}

extension Explorer {
  /// Explores an app that starts under each of several documents, such as rules for its links.
  ///
  /// ```swift
  /// let explorations = await Explorer.run(under: ["now": json, "next": next], depth: 1) {
  ///   document in
  ///   start(under: document)
  /// }
  /// expectNothingWrong(explorations, reporter: .swiftTesting)
  /// ```
  ///
  /// - Parameters:
  ///   - documents: The documents, by name.
  ///   - depth: The maximum number of moves that a user makes.
  ///   - states: How many distinct states are enough for each document.
  ///   - explorer: Returns an explorer of the app under a document. If it throws, the run stops and
  ///     throws the same error.
  public static func run<Document>(
    under documents: KeyValuePairs<String, Document>, depth: Int, states: Int = 1_000,
    _ explorer: @MainActor (Document) throws -> Explorer
  ) async rethrows -> DocumentExplorations {
    var explorations = DocumentExplorations()
    for (name, document) in documents {
      let exploration = await (try explorer(document)).run(depth: depth, states: states)
      explorations.entries.append(.init(document: name, exploration: exploration))
    }
    return explorations
  }
}

/// Expects explorations without faults under every document. If there are faults, the reporter gets
/// one failure, at the caller's source location.
///
/// ```swift
/// expectNothingWrong(explorations, reporter: .swiftTesting)
/// ```
///
/// - Returns: True if nothing is wrong.
@MainActor
@discardableResult
public func expectNothingWrong(
  _ explorations: DocumentExplorations, reporter: FailureReporter, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
  if explorations.isFaultless { return true }
  reporter.report(
    .init(
      message: explorations.description, fileID: fileID, filePath: filePath, line: line,
      column: column))
  return false
}
