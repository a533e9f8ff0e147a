/// A location in the app's source, as errors, plans and events name it.
///
/// ```swift
/// let here = CodeLocation()      // this line
/// print("asked from \(here)")    // asked from Shop/Home.swift:40
/// ```
@frozen
public struct CodeLocation: Hashable, Sendable, Codable {
  /// `Module/File.swift`, as `#fileID` gives it.
  public let fileID: String
  /// The line, from 1.
  public let line: UInt

  /// A location in the source, by default that of the call.
  @inlinable
  public init(fileID: String = #fileID, line: UInt = #line) {
    self.fileID = fileID
    self.line = line
  }
}

extension CodeLocation: CustomStringConvertible {
  /// The file and the line: `Shop/Routes.swift:12`
  public var description: String { "\(fileID):\(line)" }
}
