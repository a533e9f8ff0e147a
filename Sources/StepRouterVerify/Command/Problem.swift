/// Why something that was asked for cannot be done, and what is possible instead.
package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description.split(whereSeparator: \.isNewline).joined(separator: " ")
      .shown(upTo: 1_000)
  }

  /// The user has interrupted the program.
  static let interrupted = Problem("Interrupted.")
}
