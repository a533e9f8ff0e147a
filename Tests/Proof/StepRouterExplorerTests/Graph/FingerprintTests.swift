import StepRouterExplorer
import Testing

/// The values that tell states apart.
@Suite struct FingerprintTests {
  @Test(
    "A fingerprint is a 128-bit MurmurHash3, the same on every machine",
    arguments: [
      ("", "00000000000000000000000000000000"),
      ("hello", "cbd8a7b341bd9b025b1e906a48ae1d19"),
      (
        "The quick brown fox jumps over the lazy dog", "e34bbc7bbc071b6c7a433ca9c49a9347"
      ),
    ])
  func murmur(text: String, digits: String) {
    #expect(Fingerprint(of: text).description == digits)
    #expect(Fingerprint(digits) == Fingerprint(of: text))
  }

  @Test(
    "Only 32 hexadecimal digits make a fingerprint",
    arguments: [
      "", "5b1e906a48ae1d19", "cbd8a7b341bd9b025b1e906a48ae1d1g",
      "+bd8a7b341bd9b025b1e906a48ae1d19", "cbd8a7b341bd9b02-b1e906a48ae1d19",
      "cbd8a7b341bd9b025b1e906a48ae1d190",
    ])
  func digits(text: String) { #expect(Fingerprint(text) == nil) }

  @Test("A fingerprint depends on the length of a text and on each of its letters")
  func lengths() {
    var known: Set<Fingerprint> = []
    for length in 0..<40 { known.insert(Fingerprint(of: String(repeating: "a", count: length))) }
    for place in 0..<40 {
      var text = Array(repeating: Character("a"), count: 40)
      text[place] = "b"
      known.insert(Fingerprint(of: String(text)))
    }
    #expect(known.count == 80)
  }

  @Test("The odds of a collision grow with the square of the number of states")
  func odds() {
    #expect(Fingerprint.oddsOfCollision(among: 1) == 0)
    #expect(Fingerprint.oddsOfCollision(among: -5) == 0)
    #expect(Fingerprint.oddsOfCollision(among: 2) == 0x1p-128)
    #expect(Fingerprint.oddsOfCollision(among: 1_000_001) == 1_000_001 * 500_000 * 0x1p-128)
    #expect(Fingerprint.oddsOfCollision(among: .max) == 0.125)
  }

  @Test("Fingerprints divide states into parts of about the same size", arguments: [2, 7, 16])
  func parts(count: Int) {
    var sizes = Array(repeating: 0, count: count)
    for state in 0..<16_000 { sizes[Fingerprint(of: "state \(state)").part(of: count)] += 1 }
    let fair = 16_000 / count
    #expect(sizes.allSatisfy { abs($0 - fair) < fair / 5 })
  }
}
