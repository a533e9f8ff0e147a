extension String {
  /// The text in quotation marks, as part of a sentence.
  package var quoted: String { "“\(shown(upTo: 60))”" }

  /// Returns at most this many characters of the text, with “…” if it's longer. Replaces control
  /// characters, which would affect a terminal.
  package func shown(upTo longest: Int) -> String {
    let beginning = prefix(longest)
    var scalars = String.UnicodeScalarView()
    for scalar in beginning.unicodeScalars {
      scalars.append(scalar.isControl ? "\u{FFFD}" : scalar)
    }
    return String(scalars) + (beginning.endIndex == endIndex ? "" : "…")
  }
}

extension Unicode.Scalar {
  package var isControl: Bool { properties.generalCategory == .control }
}
