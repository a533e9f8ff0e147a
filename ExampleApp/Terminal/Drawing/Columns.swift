extension Character {
  /// The number of terminal columns that the character takes: none for a combining character, two
  /// for a wide one.
  package var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return 0
    default: return Self.wide.contains { $0.contains(first.value) } ? 2 : 1
    }
  }

  /// The blocks of wide characters: Hangul, Chinese and Japanese, and their full-width forms.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}

extension StringProtocol {
  /// The number of terminal columns that the text takes.
  package var columns: Int { reduce(0) { $0 + $1.columns } }

  /// Cuts the text to at most `limit` columns. A longer text ends with an ellipsis. With
  /// `endingWithEllipsis`, every text does, to show that more would follow.
  package func cut(toColumns limit: Int, endingWithEllipsis isCut: Bool = false) -> String {
    guard columns > limit || isCut else { return String(self) }
    guard limit > 0 else { return "" }
    var text = ""
    var width = 0
    for character in self {
      guard width + character.columns < limit else { break }
      text.append(character)
      width += character.columns
    }
    return text + "…"
  }
}
