/// A part of an exploration's trials. The fingerprint of a state decides which part tries it.
///
/// ```swift
/// let shard = Shard(2, of: 7)
/// ```
public struct Shard: Hashable, Sendable {
  /// The number of this part, starting at 1.
  public let index: Int
  /// The number of parts.
  public let count: Int

  /// The single part of an exploration that isn't divided.
  public static let whole = Shard(uncheckedIndex: 1, count: 1)

  private init(uncheckedIndex index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Creates the part with this number, starting at 1. Returns nil if there is no such part.
  public init?(_ index: Int, of count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.init(uncheckedIndex: index, count: count)
  }

  /// Whether this part tries the state.
  func contains(_ fingerprint: Fingerprint?) -> Bool {
    count == 1 || (fingerprint?.part(of: count) ?? 0) == index - 1
  }
}

extension Shard: Codable {
  private enum CodingKeys: String, CodingKey { case index, count }

  /// Decodes the two numbers. Throws if they don't name a part.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let (index, count) = (
      try container.decode(Int.self, forKey: .index), try container.decode(Int.self, forKey: .count)
    )
    guard let shard = Self(index, of: count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .index, in: container, debugDescription: "There is no part \(index)/\(count).")
    }
    self = shard
  }
}

extension Shard: LosslessStringConvertible {
  /// The part in the form `2/7`.
  public var description: String { "\(index)/\(count)" }

  /// Parses a part in the form `2/7`; nil for anything else.
  public init?(_ description: String) {
    let numbers = description.split(separator: "/", omittingEmptySubsequences: false).map {
      Int($0)
    }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else { return nil }
    self.init(index, of: count)
  }
}
