import PortableUIKit
import StepRouter

extension URL {
  /// Makes a URL from a text only if that's a URL to the letter, for a text from a QR code or a
  /// server.
  ///
  /// ```swift
  /// let url = try URL(exactly: "shop://product/42")
  /// let repaired = URL(string: "shop://account/50%")   // shop://account/50%25
  /// ```
  ///
  /// `URL(string:)` repairs a text that isn't a URL. This initializer throws a ``LinkError`` if a
  /// `%` has no two hexadecimal digits behind it, or if the text has a character that RFC 3986
  /// doesn't allow in a URL.
  public init(exactly text: String) throws(LinkError) {
    guard text.hasValidEscapes else { throw .malformed(.escape) }
    guard text.utf8.allSatisfy(urlCharacters.contains) else {
      throw .malformed(.unencodedCharacter)
    }
    guard let url = URL(string: text) else { throw .malformed(.syntax) }
    self = url
  }
}

/// RFC 3986's unreserved and reserved characters, and the percent sign.
private let urlCharacters = Set(
  ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    + ":/?#[]@!$&'()*+,;=%").utf8)
