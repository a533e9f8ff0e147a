/// HTML. Text that is interpolated is escaped, HTML that is interpolated is not.
///
/// So nothing that an app calls a screen or writes into a title can become a tag, or leave an
/// attribute.
struct Markup: Hashable, Sendable {
  let html: String

  /// What is HTML already.
  init(html: String) { self.html = html }
}

extension Markup: ExpressibleByStringInterpolation {
  init(stringLiteral html: String) { self.html = html }

  init(stringInterpolation: StringInterpolation) { html = stringInterpolation.html }

  /// The literal parts as they are, the others escaped.
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
  /// The first if the condition holds, else nothing.
  static func when(_ holds: Bool, _ markup: @autoclosure () -> Markup) -> Markup {
    holds ? markup() : ""
  }

  /// A name that was not chosen here, and may be written from right to left.
  static func name(_ text: String) -> Markup { "<bdi>\(text)</bdi>" }

  static func code(_ text: String) -> Markup { "<code>\(text)</code>" }
}

extension String {
  /// The text where HTML is expected, within quotation marks, too.
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
