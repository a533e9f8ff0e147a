/// A faultless verdict for a navigation with a given footprint.
package struct KnownVerdict: Hashable, Sendable, Codable {
  let footprint: Fingerprint
  /// The first state with this verdict.
  let state: Int32
  private let letter: UInt8

  /// The letter of the outcome.
  var outcome: Character { Character(Unicode.Scalar(letter)) }

  /// Nil if the outcome isn't an ASCII character.
  init?(_ outcome: Character, for footprint: Footprint, in state: Int) {
    guard let letter = outcome.asciiValue, let state = Int32(exactly: state) else { return nil }
    self.footprint = footprint.fingerprint
    self.state = state
    self.letter = letter
  }
}
