import PortableUIKit
import StepRouter

extension URL {
  /// Makes a URL only from text that is exactly a URL. Use it for text from a QR code or a server.
  ///
  /// ```swift
  /// let url = try URL(exactly: "shop://product/42")
  /// let repaired = URL(string: "shop://account/50%")   // shop://account/50%25
  /// ```
  ///
  /// `URL(string:)` repairs text that isn't a URL. This initializer throws a ``LinkError`` if a `%`
  /// doesn't precede two hexadecimal digits, if the text has a character that RFC 3986 doesn't
  /// allow in a URL, or if it doesn't have the form of a URL.
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
