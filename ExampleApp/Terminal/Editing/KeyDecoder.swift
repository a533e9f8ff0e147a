/// Decodes keys from the bytes that a terminal sends, one byte at a time.
package struct KeyDecoder {
  private enum State {
    case plain
    case escape
    /// After `ESC [` or `ESC O`, with the bytes since then.
    case sequence([UInt8])
    /// Inside a multi-byte character, with the number of missing bytes.
    case character([UInt8], missing: Int)
  }

  private static let longestSequence = 16
  private var state = State.plain

  package init() {}

  /// Takes a byte, and returns the key that it completes, if any.
  package mutating func take(_ byte: UInt8) -> Key? {
    switch state {
    case .plain: return begin(byte)
    case .escape:
      state = .plain
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "O"):
        state = .sequence([])
        return nil
      case UInt8(ascii: "b"): return .wordLeft
      case UInt8(ascii: "f"): return .wordRight
      case 0x7F: return .deleteWord
      case 0x1B:
        state = .escape
        return nil
      default: return .other
      }
    case .sequence(let bytes): return goOn(bytes + [byte])
    case .character(let bytes, let missing): return goOn(bytes, byte, missing)
    }
  }

  private mutating func begin(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x1B:
      state = .escape
      return nil
    case 0xC2...0xDF: return character(byte, missing: 1)
    case 0xE0...0xEF: return character(byte, missing: 2)
    case 0xF0...0xF4: return character(byte, missing: 3)
    case 0x20..<0x7F: return .text(Character(UnicodeScalar(byte)))
    default: return Self.controls[byte] ?? .other
    }
  }

  private mutating func character(_ byte: UInt8, missing: Int) -> Key? {
    state = .character([byte], missing: missing)
    return nil
  }

  private mutating func goOn(_ bytes: [UInt8], _ byte: UInt8, _ missing: Int) -> Key? {
    guard (0x80...0xBF).contains(byte) else {
      state = .plain
      return begin(byte)
    }
    guard missing == 1 else {
      state = .character(bytes + [byte], missing: missing - 1)
      return nil
    }
    state = .plain
    let text = String(decoding: bytes + [byte], as: UTF8.self)
    guard let character = text.first, text.count == 1, !text.unicodeScalars.contains("\u{FFFD}")
    else { return .other }
    return .text(character)
  }

  /// Continues an escape sequence, which ends with a byte of at least `@`.
  private mutating func goOn(_ bytes: [UInt8]) -> Key? {
    guard let last = bytes.last, last >= 0x40 || bytes.count > Self.longestSequence else {
      state = .sequence(bytes)
      return nil
    }
    state = .plain
    return Self.sequences[String(decoding: bytes, as: UTF8.self)] ?? .other
  }

  private static let controls: [UInt8: Key] = [
    0x01: .home, 0x02: .left, 0x04: .endOfInput, 0x05: .end, 0x06: .right, 0x08: .backspace,
    0x09: .tab, 0x0A: .enter, 0x0B: .deleteToEnd, 0x0C: .clearScreen, 0x0D: .enter, 0x0E: .down,
    0x10: .up, 0x15: .deleteToStart, 0x17: .deleteWord, 0x7F: .backspace,
  ]

  private static let sequences: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end,
    "1~": .home, "7~": .home, "4~": .end, "8~": .end, "3~": .delete,
    "1;5C": .wordRight, "1;5D": .wordLeft, "1;3C": .wordRight, "1;3D": .wordLeft,
  ]
}
