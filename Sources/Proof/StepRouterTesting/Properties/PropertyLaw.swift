/// What a property that speaks of ways through several states says.
///
/// ```swift
/// for result in exploration.propertyResults where result.law.kind == .eventually { print(result) }
/// ```
public struct PropertyLaw: Hashable, Sendable, Codable {
  /// What kind of property it is.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// Some way leads to a state in which it holds.
    case eventually
    /// Every way on from a state leads to another one.
    case leadsTo
  }

  /// The name of the ``ExploredProperty``.
  public let name: String
  /// What kind of property it is.
  public let kind: Kind
  /// How many moves are enough.
  public let within: Int
}

extension PropertyLaw {
  /// How many digits of a state's label are its own.
  var width: Int { kind == .eventually ? 1 : 2 }

  /// What is wrong where it is broken, on this way.
  func breach(on way: [UserMove]) -> Problem {
    let moves = "\(within) move\(within == 1 ? "" : "s")"
    switch kind {
    case .eventually:
      return Problem(
        .propertyBroken, "“\(name)” cannot be brought about within \(moves) from here.")
    case .leadsTo where way.isEmpty:
      return Problem(.propertyBroken, "“\(name)” does not follow at once.")
    case .leadsTo:
      let list = way.map(\.description).joined(separator: ", ")
      return Problem(
        .propertyBroken, "“\(name)” does not follow within \(moves): not after [\(list)].")
    }
  }
}

extension [PropertyLaw] {
  /// Whether the cause and the effect of a property hold, by a label; nil where that was not looked
  /// at. Of what must be brought about the cause holds everywhere.
  func reading(
    _ label: String, of index: Int
  ) -> (cause: Bool, effect: Bool)? {
    let digits = Array<Character>(label)
    let first = self[..<index].reduce(0) { $0 + $1.width }
    guard digits.count == reduce(0, { $0 + $1.width }), indices.contains(index) else { return nil }
    switch self[index].kind {
    case .eventually: return (true, digits[first] == "1")
    case .leadsTo: return (digits[first] == "1", digits[first + 1] == "1")
    }
  }
}
