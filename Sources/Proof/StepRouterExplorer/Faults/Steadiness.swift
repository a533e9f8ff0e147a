/// How often a fault occurred again when it was repeated.
package struct Steadiness: Hashable, Sendable {
  package let occurrences: Int
  /// Zero if the fault can't be repeated on its own.
  package let tries: Int

  package init(occurrences: Int, of tries: Int) {
    self.occurrences = occurrences
    self.tries = tries
  }

  /// Whether the fault occurred in every try.
  package var isSteady: Bool { occurrences == tries }
}

extension Steadiness: CustomStringConvertible {
  /// The result in words: `steady, 5 of 5` or `unsteady: occurs in 2 of 5`.
  package var description: String {
    if tries == 0 { return "not repeated" }
    return isSteady
      ? "steady, \(occurrences) of \(tries)" : "unsteady: occurs in \(occurrences) of \(tries)"
  }
}
