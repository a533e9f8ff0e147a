import PortableUIKit
import StepRouter

// URLs compare byte for byte. Swift's own comparison equates the Kelvin sign with K, and its
// lowercasing turns it into k.

extension StringProtocol {
  package func isSame(as other: some StringProtocol) -> Bool { utf8.elementsEqual(other.utf8) }

  /// The text with A to Z in lower case, and nothing else changed.
  var asciiLowercased: String {
    String(
      decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
  }

  /// Returns the parts between separators, including empty parts. A separator counts even if a
  /// combining character follows it.
  package func parts(between separator: Unicode.Scalar) -> [Substring.UnicodeScalarView] {
    Substring(self).unicodeScalars.split(separator: separator, omittingEmptySubsequences: false)
  }

  /// Whether each `%` has two hexadecimal digits behind it.
  var hasValidEscapes: Bool {
    var rest = utf8[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[percent...].dropFirst()
      guard rest.count >= 2, rest.prefix(2).allSatisfy(\.isHexDigit) else { return false }
      rest = rest.dropFirst(2)
    }
    return true
  }

  /// The text with percent-encoding removed once; nil if the result isn't UTF-8.
  package var percentDecoded: String? {
    // Decoding would remove a byte order mark at the beginning of a text, but not after a letter.
    guard let marked = ("x" + String(self)).removingPercentEncoding else { return nil }
    return String(marked.unicodeScalars.dropFirst())
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }
}

/// Text that equals only text with the same bytes.
struct ExactText: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (one: Self, other: Self) -> Bool { one.text.isSame(as: other.text) }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension Unicode.Scalar {
  package var isControl: Bool { properties.generalCategory == .control }

  /// Whether the scalar is invisible and changes how the rest reads: a line or paragraph separator,
  /// a byte order mark, a bidirectional embedding, override or isolate, a noncharacter.
  package var isHidden: Bool {
    switch value {
    case 0x2028, 0x2029, 0xFEFF, 0x202A...0x202E, 0x2066...0x2069: true
    default: properties.isNoncharacterCodePoint
    }
  }
}

extension LinkTexts {
  func isSame(as other: LinkTexts) -> Bool {
    count == other.count
      && allSatisfy { name, texts in
        other[name].map { $0.elementsEqual(texts) { $0.isSame(as: $1) } } == true
      }
  }
}
