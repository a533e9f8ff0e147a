#if !canImport(UIKit)
/// Estimates how much room a text takes. There are no glyphs here: a character is half as wide as the
/// font is high, and as wide as high in the scripts of East Asia.
struct TextMeasure {
  let font: UIFont
  /// The most lines to show; zero for any number.
  var lines = 1

  /// The size of a text, within a width if that isn't zero.
  func size(of text: String, within limit: CGFloat = 0) -> CGSize {
    if text.isEmpty { return .zero }
    var widest: CGFloat = 0
    var count: CGFloat = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let width = width(of: paragraph)
      let isWrapped = lines != 1 && limit > 0 && width > limit
      widest = max(widest, isWrapped ? limit : width)
      count += isWrapped ? (width / limit).rounded(.up) : 1
      if lines > 0, count >= CGFloat(lines) { break }
    }
    if lines > 0 { count = min(count, CGFloat(lines)) }
    return CGSize(width: Self.whole(widest), height: Self.whole(count * font.lineHeight))
  }

  private func width(of text: Substring) -> CGFloat {
    var halves = 0
    for scalar in text.unicodeScalars { halves += Self.halves(scalar.value) }
    return CGFloat(halves) / 2 * font.pointSize
  }

  private static func halves(_ scalar: UInt32) -> Int {
    switch scalar {
    case ..<0x300: 1
    case 0x300..<0x370, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100..<0x1200, 0x2E80..<0xD800, 0xF900..<0xFB00, 0xFF00..<0xFF61, 0x1F000...: 2
    default: 1
    }
  }

  /// The next length on whole pixels.
  static func whole(_ length: CGFloat) -> CGFloat { (length * 2 - 1e-6).rounded(.up) / 2 }
}
#endif
