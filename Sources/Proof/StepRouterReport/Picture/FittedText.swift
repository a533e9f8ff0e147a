extension String {
  /// Returns the text, cut off with “…” if it's wider than this at the font size.
  func fitted(to width: Int, size: Int) -> String {
    guard estimatedWidth(size) > Double(width) else { return self }
    var cut = ""
    for character in self {
      guard (cut + String(character) + "…").estimatedWidth(size) <= Double(width) else { break }
      cut.append(character)
    }
    return cut + "…"
  }

  /// Splits a name into at most two lines, before a capital letter or a space.
  func wrapped(to width: Int, size: Int) -> [String] {
    guard estimatedWidth(size) > Double(width) else { return [self] }
    let starts = indices.dropFirst().filter { self[$0].isUppercase || self[$0] == " " }
    let last = starts.last { String(self[..<$0]).estimatedWidth(size) <= Double(width) }
    guard let last else { return [fitted(to: width, size: size)] }
    let rest = self[last...].drop { $0 == " " }
    return [String(self[..<last]), String(rest).fitted(to: width, size: size)]
  }

  /// Estimates the width at a font size, because no font is available to measure it.
  private func estimatedWidth(_ size: Int) -> Double {
    reduce(0) { width, character in
      let share =
        switch character {
        case "i", "l", "j", "t", "f", "I", ".", ",", ":", " ", "'", "“", "”", "(", ")": 0.36
        case "m", "w", "M", "W", "@", "…": 0.92
        default: character.isASCII ? (character.isUppercase ? 0.7 : 0.58) : 1.05
        }
      return width + share * Double(size)
    }
  }
}
