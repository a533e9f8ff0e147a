import PortableUIKit

/// The 128 bits that distinguish a state from others.
///
/// ```swift
/// print(exploration.states[0].fingerprint)     // 5f1c0f7c7b3a4f0c9d2e8a6b1c3d4e5f
/// ```
///
/// A fingerprint is the same in every process and on every machine: it's the MurmurHash3 of
/// everything that makes up the state.
public struct Fingerprint: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Creates the fingerprint of a string.
  package init(of text: String) {
    var text = text
    (high, low) = text.withUTF8 { Murmur3.hash(UnsafeRawBufferPointer($0)) }
  }

  /// Creates the fingerprint of a file's contents.
  package init(of data: Data) {
    (high, low) = data.withUnsafeBytes { Murmur3.hash($0) }
  }

  /// Returns the index of the part that the state belongs to if all states are divided into this
  /// many parts.
  package func part(of count: Int) -> Int { Int(low % UInt64(max(count, 1))) }

  /// Returns an upper bound of the probability that two of this many states have the same
  /// fingerprint, so that the explorer misses one of them.
  public static func oddsOfCollision(among count: Int) -> Double {
    let count = Double(max(count, 0))
    return min(count * max(count - 1, 0) / 2 / 0x1p128, 1)
  }
}

extension Fingerprint: CustomStringConvertible {
  /// The fingerprint as 32 hexadecimal digits.
  public var description: String { Self.digits(of: high) + Self.digits(of: low) }

  private static func digits(of half: UInt64) -> String {
    let digits = String(half, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Fingerprint: LosslessStringConvertible {
  /// Reads 32 hexadecimal digits. Returns nil for anything else.
  public init?(_ description: String) {
    guard description.utf8.count == 32, !description.contains(where: { "+-".contains($0) }),
      let high = UInt64(description.prefix(16), radix: 16),
      let low = UInt64(description.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }
}

extension Fingerprint: Codable {
  /// Reads the 32 digits. Throws if the text isn't a fingerprint.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let fingerprint = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "A fingerprint has 32 hexadecimal digits, not “\(text)”.")
    }
    self = fingerprint
  }

  /// Writes the 32 digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
