import PortableUIKit
import StepRouter

/// A rule of a document that applies to a link.
///
/// ```swift
/// if let rule = try links.rule(for: url) { print(rule) }
/// // “product/:id” at rules.json:4:19: modal
/// ```
public struct LinkRule: Hashable, Sendable {
  /// What a rule does with a link.
  ///
  /// ```swift
  /// if case .refused(let message) = try links.rule(for: url)?.presentation { print(message) }
  /// ```
  public enum Presentation: Hashable, Sendable {
    /// It opens by the chain that the link leads to; the rule only has properties.
    case declared
    /// It opens by the chain that ``LinkPattern/push(_:)`` declares.
    case push
    /// It opens by the chain that ``LinkPattern/modal(_:)`` declares.
    case modal(LinkPresentation)
    /// It opens by the chain that ``LinkPattern/replace(_:)`` declares.
    case replace
    /// It opens nothing, and ends with ``LinkError/refused(message:)``.
    case refused(message: String)
    /// The app's screen for web pages opens this URL; if it's nil, the link's own with the first
    /// host of the map. `:name` stands for a parameter of the link.
    case web(String?)
  }

  /// The rule's pattern that matches the link.
  public let pattern: String
  /// What the rule does with the link.
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
  /// The presentation's word in a document.
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
