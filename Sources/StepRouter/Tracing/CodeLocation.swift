/// A location in the app's source, as errors, plans and traces name it.
public struct CodeLocation: Hashable, Sendable, Codable {
  /// `Module/File.swift`, as `#fileID` gives it.
  public let fileID: String
  /// The line, from 1.
  public let line: UInt

  /// A location in the source, by default the one that calls.
  @inlinable
  public init(fileID: String = #fileID, line: UInt = #line) {
    self.fileID = fileID
    self.line = line
  }
}

extension CodeLocation: CustomStringConvertible {
  /// `Shop/Routes.swift:12`
  public var description: String { "\(fileID):\(line)" }
}
