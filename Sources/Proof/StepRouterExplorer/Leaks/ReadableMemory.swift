import PortableUIKit

/// Reads memory that may not be readable.
enum ReadableMemory {
  /// Memory is written to a pipe and read back: if it isn't readable, the write fails instead of
  /// ending the process.
  private static let pipe: (read: Int32, write: Int32)? = {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
    let isMade = Darwin.pipe(&ends) == 0
    #else
    let isMade = Glibc.pipe(&ends) == 0
    #endif
    return isMade ? (ends[0], ends[1]) : nil
  }()

  /// Returns eight bytes as a number; nil if they can't be read.
  static func word(at address: UInt) -> UInt? {
    guard let pipe, address > 0xfff, let pointer = UnsafeRawPointer(bitPattern: address) else {
      return nil
    }
    var word: UInt = 0
    guard write(pipe.write, pointer, 8) == 8, read(pipe.read, &word, 8) == 8 else { return nil }
    return word
  }

  /// Returns a type's name as the compiler mangles it, without references; nil if it can't be read.
  static func mangledName(at address: UInt) -> String? {
    var (name, place) = ("", address)
    while name.utf8.count < 300, let word = word(at: place) {
      let byte = UInt8(truncatingIfNeeded: word)
      switch byte {
      case 0: return name
      // Symbolic references: relative ones, then absolute ones.
      case 0x01...0x17: place += 5
      case 0x18...0x1f: place += 9
      default:
        name.unicodeScalars.append(Unicode.Scalar(byte))
        place += 1
      }
    }
    return nil
  }
}
