import ExampleApp
import Testing

/// The bytes of a terminal, and the keys that they mean.
@Suite struct KeyDecoderTests {
  private func keys(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    return bytes.compactMap { decoder.take($0) }
  }

  private func keys(_ text: String) -> [Key] { keys(Array(text.utf8)) }

  @Test("A letter is text, whether it has one byte or several")
  func letters() {
    #expect(keys("aé€🫖") == [.text("a"), .text("é"), .text("€"), .text("🫖")])
  }

  @Test(
    "An escape sequence or a control character is a key",
    arguments: [
      ("\u{1B}[A", Key.up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
      ("\u{1B}OA", .up), ("\u{1B}OH", .home), ("\u{1B}[F", .end), ("\u{1B}[1~", .home),
      ("\u{1B}[4~", .end), ("\u{1B}[3~", .delete), ("\u{1B}[1;5C", .wordRight),
      ("\u{1B}[1;5D", .wordLeft), ("\u{1B}b", .wordLeft), ("\u{1B}f", .wordRight),
      ("\u{1B}\u{7F}", .deleteWord), ("\u{1B}\u{1B}[A", .up), ("\u{1B}[99~", .other),
      ("\u{1B}x", .other), ("\u{01}", .home), ("\u{04}", .endOfInput), ("\u{05}", .end),
      ("\u{0B}", .deleteToEnd), ("\u{0C}", .clearScreen), ("\u{0D}", .enter), ("\u{0A}", .enter),
      ("\u{15}", .deleteToStart), ("\u{17}", .deleteWord), ("\u{09}", .tab),
      ("\u{7F}", .backspace), ("\u{08}", .backspace), ("\u{02}", .left), ("\u{06}", .right),
      ("\u{10}", .up), ("\u{0E}", .down), ("\u{00}", .other),
    ])
  func sequences(_ bytes: String, _ key: Key) {
    #expect(keys(bytes) == [key])
  }

  @Test("Broken UTF-8 and broken sequences swallow nothing that follows")
  func broken() {
    #expect(keys([0xC3, UInt8(ascii: "a")]) == [.text("a")])
    #expect(keys([0xFF, UInt8(ascii: "a")]) == [.other, .text("a")])
    #expect(keys([0xED, 0xA0, 0x80, UInt8(ascii: "a")]) == [.other, .text("a")])
    let endless = Array("\u{1B}[".utf8) + [UInt8](repeating: UInt8(ascii: "1"), count: 17)
    #expect(keys(endless + [UInt8(ascii: "a")]) == [.other, .text("a")])
  }
}
