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

  /// Whether the letter stands for a refusal.
  static func isRefusal(_ letter: Character) -> Bool {
    reading(letter)?.outcome.isRefusal ?? false
  }

  /// Whether an interceptor or a lock refused the request.
  var isRefusal: Bool { self == .refusedByInterceptor || self == .refusedByLock }

  /// Returns what a letter stands for; nil if it's none of these letters.
  static func reading(_ letter: Character) -> (outcome: Self, isDeclared: Bool)? {
    let small = Character(letter.lowercased())
    return letters.first { $0.letter == small }.map { ($0.outcome, small == letter) }
  }
}
