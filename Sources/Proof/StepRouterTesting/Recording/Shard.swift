/// One of the parts into which the trials of an exploration are divided: each state is in one of
/// them, by its fingerprint.
///
/// ```swift
/// let shard = Shard(2, of: 7)
/// ```
public struct Shard: Hashable, Sendable {
  /// Which part it is, from 1.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// All in one part.
  public static let whole = Shard(uncheckedIndex: 1, count: 1)

  private init(uncheckedIndex index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// The part with this number, from 1; nil if there is none.
  public init?(_ index: Int, of count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.init(uncheckedIndex: index, count: count)
  }

  /// Whether a state is tried in this part.
  func contains(_ fingerprint: Fingerprint?) -> Bool {
    count == 1 || (fingerprint?.part(of: count) ?? 0) == index - 1
  }
}

extension Shard: Codable {
  private enum CodingKeys: String, CodingKey { case index, count }

  /// Reads the two numbers, which must be those of a part.
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
  /// `2/7`
  public var description: String { "\(index)/\(count)" }

  /// Reads `2/7`; nil for anything else.
  public init?(_ description: String) {
    let numbers = description.split(separator: "/", omittingEmptySubsequences: false).map {
      Int($0)
    }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else { return nil }
    self.init(index, of: count)
  }
}
