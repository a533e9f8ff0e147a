import PortableUIKit
import StepRouter

// URLs are compared byte for byte. Swift's own comparison takes the Kelvin sign for a K, and its
// lower case takes it for a k.

extension StringProtocol {
  package func isSame(as other: some StringProtocol) -> Bool { utf8.elementsEqual(other.utf8) }

  /// With A to Z in lower case, and nothing else changed.
  var asciiLowercased: String {
    String(
      decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
  }

  /// The parts between a separator, the empty ones too; letters that join it do not hide it.
  package func parts(between separator: Unicode.Scalar) -> [Substring.UnicodeScalarView] {
    Substring(self).unicodeScalars.split(separator: separator, omittingEmptySubsequences: false)
  }

  /// Percent-encoding taken off once; nil where that gives no UTF-8.
  package var percentDecoded: String? {
    // A byte order mark would be taken off the beginning of a text, not behind a letter.
    guard let marked = ("x" + String(self)).removingPercentEncoding else { return nil }
    return String(marked.unicodeScalars.dropFirst())
  }
}

extension Unicode.Scalar {
  package var isControl: Bool { properties.generalCategory == .control }

  /// Whether it cannot be seen and changes how the rest is read: a line or paragraph separator, a
  /// byte order mark, a change of the writing direction that others are to end, a noncharacter.
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
