/// A faultless verdict, by what the navigation goes by and touches.
package struct KnownVerdict: Hashable, Sendable, Codable {
  let footprint: Fingerprint
  /// The first state in which it was found.
  let state: Int32
  private let letter: UInt8

  /// The outcome, in its letter.
  var outcome: Character { Character(Unicode.Scalar(letter)) }

  /// Nil for what is no letter of ASCII.
  init?(_ outcome: Character, for footprint: Footprint, in state: Int) {
    guard let letter = outcome.asciiValue, let state = Int32(exactly: state) else { return nil }
    self.footprint = footprint.fingerprint
    self.state = state
    self.letter = letter
  }
}
