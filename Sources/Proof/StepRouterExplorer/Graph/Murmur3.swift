/// Austin Appleby's MurmurHash3 for 64-bit machines, with 128 bits and the seed 0.
enum Murmur3 {
  private static let first: UInt64 = 0x87c3_7b91_1142_53d5
  private static let second: UInt64 = 0x4cf5_ad43_2745_937f

  static func hash(_ bytes: UnsafeRawBufferPointer) -> (high: UInt64, low: UInt64) {
    var (a, b): (UInt64, UInt64) = (0, 0)
    let blocks = bytes.count / 16
    for block in 0..<blocks {
      let (k1, k2) = (word(bytes, at: block * 16), word(bytes, at: block * 16 + 8))
      a = (rotated(a ^ scrambled(k1), by: 27) &+ b) &* 5 &+ 0x52dc_e729
      b = (rotated(b ^ scrambledToo(k2), by: 31) &+ a) &* 5 &+ 0x3849_5ab5
    }
    let rest = bytes[(blocks * 16)...]
    b ^= scrambledToo(tail(rest.dropFirst(8)))
    a ^= scrambled(tail(rest.prefix(8)))
    a ^= UInt64(bytes.count)
    b ^= UInt64(bytes.count)
    a &+= b
    b &+= a
    a = mixed(a)
    b = mixed(b)
    a &+= b
    b &+= a
    return (a, b)
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private static func tail(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func scrambled(_ word: UInt64) -> UInt64 {
    rotated(word &* first, by: 31) &* second
  }

  private static func scrambledToo(_ word: UInt64) -> UInt64 {
    rotated(word &* second, by: 33) &* first
  }

  private static func rotated(_ word: UInt64, by count: UInt64) -> UInt64 {
    word << count | word >> (64 - count)
  }

  private static func mixed(_ word: UInt64) -> UInt64 {
    var word = (word ^ word >> 33) &* 0xff51_afd7_ed55_8ccd
    word = (word ^ word >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return word ^ word >> 33
  }
}
