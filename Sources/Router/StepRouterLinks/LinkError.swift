import PortableUIKit
import StepRouter

/// The reason why a link of the app leads nowhere. The router hasn't moved anything.
///
/// ```swift
/// do { try await router.open(url, using: links) } catch let error as LinkError { log(error) }
/// ```
public enum LinkError: Error, Hashable, Sendable {
  /// The URL has more bytes than the map allows.
  case tooLong(length: Int, limit: Int)
  /// The URL contains something that no link of an app needs.
  case malformed(LinkFlaw)
  /// No pattern matches this path; `nearest` is the pattern that comes closest.
  case noMatch(path: String, nearest: NearestPattern?)
  /// A parameter is missing, appears too often, or doesn't have the expected type.
  case badParameter(name: String, value: String?, expected: String)
  /// A rule of the app's ``LinkRules`` refuses the link, with this message for the user.
  case refused(message: String)
  /// The inbox held the link before it had a map to look it up in, and the link isn't the app's
  /// own.
  case notOwn
  /// There's no window to open the link in, and the system created none.
  case noWindow
  /// The scene's router works in another scene's window.
  case routerInOtherScene
  /// A newer link arrived while this one waited, in an inbox that opens only the newest.
  case overtaken
}

/// A flaw that makes a URL unfit as a link.
///
/// ```swift
/// if case .malformed(.hiddenCharacter) = linkError { log(linkError) }
/// ```
public enum LinkFlaw: String, Hashable, Sendable {
  /// A user name, a password or a port that no link of the app has.
  case authority = "a user or a port, which no link of the app has"
  /// A `%` that isn't the beginning of an encoded byte.
  case escape = "a “%” without two hexadecimal digits behind it"
  /// A character that a URL has to percent-encode, in a text given to `URL(exactly:)`.
  case unencodedCharacter = "a character that a URL must percent-encode"
  /// A text that isn't a URL, given to `URL(exactly:)`.
  case syntax = "a form that no URL has"
  /// Percent-encoding that isn't UTF-8.
  case encoding = "percent-encoding that is not UTF-8"
  /// `.` or `..` as a component of the path.
  case dotComponent = "“.” or “..” in its path"
  /// A slash within a component of the path.
  case slashInComponent = "a slash within a component of its path"
  /// A control character, such as a line break.
  case controlCharacter = "a control character"
  /// An invisible character that changes how the rest reads.
  case hiddenCharacter =
    "a hidden character: a byte order mark, a line separator, or a change of writing direction"
}

extension LinkError: CustomStringConvertible {
  /// Explains the problem and, if possible, the fix.
  public var description: String {
    switch self {
    case .tooLong(let length, let limit):
      "The link has \(length) bytes; the limit is \(limit)."
    case .malformed(let flaw): "The link has \(flaw.rawValue)."
    case .noMatch(let path, let nearest):
      "No pattern matches the path “\(path)”" + (nearest.map { "; the nearest is “\($0)”." } ?? ".")
    case .badParameter(let name, let value?, let expected):
      "The link's “\(name)” is “\(value)”, but \(expected) is expected."
    case .badParameter(let name, nil, let expected):
      "The link lacks “\(name)”: \(expected) is expected."
    case .refused(let message): "A rule refuses the link: “\(message)”"
    case .notOwn: "The link is not the app's own: no scene's LinkMap has its scheme or its host."
    case .noWindow:
      "There is no window for the link, and the system has made none: set "
        + "UIApplicationSupportsMultipleScenes in the app's Info.plist, and ask for a new window only "
        + "on a device that shows several."
    case .routerInOtherScene:
      "The scene's router works in another scene's window: give each scene a router of its own, with a "
        + "window provider that gives the scene's window."
    case .overtaken:
      "A newer link arrived while this one was waiting: use the policy “.inOrder” to open "
        + "each of them."
    }
  }
}
