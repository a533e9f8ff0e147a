/// A location in the app's source, for errors, plans and events.
///
/// ```swift
/// let here = CodeLocation()      // this line
/// print("asked from \(here)")    // asked from Shop/Home.swift:40
/// ```
@frozen
public struct CodeLocation: Hashable, Sendable, Codable {
  /// The module and file: `Module/File.swift`, in the form of `#fileID`.
  public let fileID: String
  /// The line number, starting at 1.
  public let line: UInt

  /// Makes a location in the source, by default the location of the call.
  @inlinable
  public init(fileID: String = #fileID, line: UInt = #line) {
    self.fileID = fileID
    self.line = line
  }
}

extension CodeLocation: CustomStringConvertible {
  /// The file and the line: `Shop/Routes.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}
