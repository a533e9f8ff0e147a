import PortableUIKit
import StepRouter

/// The addresses of source files, to link to the lines of the app.
package struct SourceLinks: Sendable {
  private let start: String
  private let paths: [String: String]

  /// - Parameters:
  ///   - start: The beginning of each address, up to the path: an address on the web, or a folder.
  ///   - paths: The paths of the files, by their `fileID`.
  package init(_ start: String, _ paths: [String: String]) {
    self.start = start
    self.paths = paths
  }

  /// Returns the address of a line; nil if the file isn't known, or if it's the tool's own.
  package func address(of location: CodeLocation?) -> String? {
    guard let location = location?.ofApp, let path = paths[location.fileID],
      let encoded = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    else { return nil }
    // A path in a file system can't name a line.
    return start + encoded + (start.hasPrefix("http") ? "#L\(location.line)" : "")
  }
}
