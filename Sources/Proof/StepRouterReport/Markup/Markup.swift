/// HTML that escapes the text you interpolate, but not the HTML you interpolate.
///
/// So a screen's name or title can't become a tag or break out of an attribute.
struct Markup: Hashable, Sendable {
  let html: String

  /// Wraps a string that's already HTML.
  init(html: String) { self.html = html }
}

extension Markup: ExpressibleByStringInterpolation {
  init(stringLiteral html: String) { self.html = html }

  init(stringInterpolation: StringInterpolation) { html = stringInterpolation.html }

  /// Appends literals and markup as they are, and escapes text.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var html = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      html.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ literal: String) { html += literal }

    mutating func appendInterpolation(_ text: String) { html += text.escapedForHTML }

    mutating func appendInterpolation(_ number: Int) { html += String(number) }

    mutating func appendInterpolation(_ markup: Markup) { html += markup.html }

    mutating func appendInterpolation(_ list: [Markup]) {
      for markup in list { html += markup.html }
    }
  }
}

extension DefaultStringInterpolation {
  @available(*, unavailable, message: "HTML in a text would be escaped: make the text a 'Markup'.")
  mutating func appendInterpolation(_ markup: Markup) {}

  @available(*, unavailable, message: "HTML in a text would be escaped: make the text a 'Markup'.")
  mutating func appendInterpolation(_ list: [Markup]) {}
}

extension Markup {
  /// Returns the markup if the condition holds, otherwise nothing.
  static func when(_ holds: Bool, _ markup: @autoclosure () -> Markup) -> Markup {
    holds ? markup() : ""
  }

  /// Returns a name from the app, isolated because it may run from right to left.
  static func name(_ text: String) -> Markup { "<bdi>\(text)</bdi>" }

  static func code(_ text: String) -> Markup { "<code>\(text)</code>" }
}

extension String {
  /// The text escaped for HTML, including attributes in quotation marks.
  var escapedForHTML: String {
    guard utf8.contains(where: Self.isSpecial) else { return self }
    var escaped = ""
    escaped.reserveCapacity(utf8.count + 16)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\0": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), 0:
      true
    default: false
    }
  }
}
