extension Exploration.Outcome {
  private static let letters: [(letter: Character, outcome: Self)] = [
    ("v", .alreadyVisible), ("r", .revealed), ("b", .built), ("a", .interceptorAnswered),
    ("i", .refusedByInterceptor), ("l", .refusedByLock), ("f", .failed), ("m", .moved),
    ("w", .awaited), ("n", .nothingBelow), ("t", .answeredByAlert),
  ]

  /// Returns the outcome as a letter: a capital if it differs from what the app declares.
  package func letter(isDeclared: Bool) -> Character {
    let letter = Self.letters.first { $0.outcome == self }?.letter ?? "f"
    return isDeclared ? letter : Character(letter.uppercased())
  }

  /// Whether the letter says that something refused the destination.
  static func isRefusal(_ letter: Character) -> Bool {
    reading(letter)?.outcome.isRefusal ?? false
  }

  /// Whether something refused what was asked for.
  var isRefusal: Bool { self == .refusedByInterceptor || self == .refusedByLock }

  /// Reads a letter.
  static func reading(_ letter: Character) -> (outcome: Self, isDeclared: Bool)? {
    let small = Character(letter.lowercased())
    return letters.first { $0.letter == small }.map { ($0.outcome, small == letter) }
  }
}
