import PortableUIKit
import StepRouter

/// A rule of a document that applies to a link.
///
/// ```swift
/// if let rule = try links.rule(for: url) { print(rule) }
/// // “product/:id” at rules.json:4:19: modal
/// ```
public struct LinkRule: Hashable, Sendable {
  /// The effect of a rule on a link.
  ///
  /// ```swift
  /// if case .refused(let message) = try links.rule(for: url)?.presentation { print(message) }
  /// ```
  public enum Presentation: Hashable, Sendable {
    /// The link opens with its own chain; the rule only has properties.
    case declared
    /// The link opens with the chain that ``LinkPattern/push(_:)`` declares.
    case push
    /// The link opens with the chain that ``LinkPattern/modal(_:)`` declares.
    case modal(LinkPresentation)
    /// The link opens with the chain that ``LinkPattern/replace(_:)`` declares.
    case replace
    /// The link opens nothing, and ends with ``LinkError/refused(message:)``.
    case refused(message: String)
    /// The app's screen for web pages opens this URL, in which `:name` stands for a parameter of
    /// the link. If the URL is nil, it opens the link's own URL on the map's first host.
    case web(String?)
  }

  /// The rule's pattern that matches the link.
  public let pattern: String
  /// The effect of the rule on the link.
  public let presentation: Presentation
  /// The name of the document.
  public let document: String
  /// The line of the pattern in the document, counted from 1.
  public let line: Int
  /// The column of the pattern in its line, counted from 1.
  public let column: Int
}

extension LinkRule: CustomStringConvertible {
  /// The pattern, its place and the presentation: “product/:id” at rules.json:4:19: modal
  public var description: String { "\(name): \(presentation.word)" }

  /// The pattern and its place.
  package var name: String { "“\(pattern)” at \(document):\(line):\(column)" }
}

extension LinkRule.Presentation {
  /// The presentation as a word, for messages.
  var word: String {
    switch self {
    case .declared: "as declared"
    case .push: "push"
    case .modal: "modal"
    case .replace: "replace"
    case .refused: "refused"
    case .web: "web"
    }
  }
}
