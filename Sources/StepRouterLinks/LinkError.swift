import PortableUIKit
import StepRouter

/// Why a link that is the app's own leads nowhere. Nothing has moved.
///
/// ```swift
/// do { try await router.open(url, using: links) } catch let error as LinkError { log(error) }
/// ```
public enum LinkError: Error, Hashable, Sendable {
  /// The URL has more bytes than the map takes.
  case tooLong(length: Int, limit: Int)
  /// The URL has something that no link of an app needs.
  case malformed(LinkFlaw)
  /// No pattern matches this path; `nearest` is the pattern that comes closest.
  case noMatch(path: String, nearest: String?)
  /// A parameter is missing, is there too often, or is not of the expected type.
  case badParameter(name: String, value: String?, expected: String)
}

/// What makes a URL unfit for a link.
///
/// ```swift
/// if case .malformed(.hiddenCharacter) = linkError { log(linkError) }
/// ```
public enum LinkFlaw: String, Hashable, Sendable {
  /// A name, a password or a port before the path.
  case authority = "a user or a port, which no link of the app has"
  /// Percent-encoding that is no UTF-8.
  case encoding = "percent-encoding that is not UTF-8"
  /// `.` or `..` as a component of the path.
  case dotComponent = "“.” or “..” in its path"
  /// A slash within a component of the path.
  case slashInComponent = "a slash within a component of its path"
  /// A control character, such as a line break.
  case controlCharacter = "a control character"
  /// A character that cannot be seen and changes how the rest is read.
  case hiddenCharacter =
    "a hidden character: a byte order mark, a line separator, or a change of writing direction"
}

extension LinkError: CustomStringConvertible {
  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .tooLong(let length, let limit):
      "The link has \(length) bytes; at most \(limit) are taken."
    case .malformed(let flaw): "The link has \(flaw.rawValue)."
    case .noMatch(let path, let nearest):
      "No pattern matches the path “\(path)”" + (nearest.map { "; the nearest is “\($0)”." } ?? ".")
    case .badParameter(let name, let value?, let expected):
      "The link's “\(name)” is “\(value)”, but \(expected) is expected."
    case .badParameter(let name, nil, let expected):
      "The link lacks “\(name)”: \(expected) is expected."
    }
  }
}
