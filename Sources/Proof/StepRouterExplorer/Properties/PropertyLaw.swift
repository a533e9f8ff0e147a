/// The statement of a property that spans several states.
///
/// ```swift
/// for result in exploration.propertyResults where result.law.kind == .eventually { print(result) }
/// ```
public struct PropertyLaw: Hashable, Sendable, Codable {
  /// The kind of property.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// From every state, moves lead to a state in which it holds.
    case eventually
    /// From a state in which the cause holds, all moves lead to the effect.
    case leadsTo
  }

  /// The name of the ``ExploredProperty``.
  public let name: String
  /// The kind of property.
  public let kind: Kind
  /// The maximum number of moves.
  public let within: Int
}

extension PropertyLaw {
  /// The number of its digits in a state's label.
  var width: Int { kind == .eventually ? 1 : 2 }

  /// Returns the fault of a property that these moves break.
  func breach(on way: [UserMove]) -> Problem {
    let moves = "\(within) move\(within == 1 ? "" : "s")"
    switch kind {
    case .eventually:
      return Problem(
        .propertyBroken, "“\(name)” cannot be brought about within \(moves) from here.")
    case .leadsTo where way.isEmpty:
      return Problem(.propertyBroken, "“\(name)” does not follow at once.")
    case .leadsTo:
      let list = way.words
      return Problem(
        .propertyBroken, "“\(name)” does not follow within \(moves): not after \(list).")
    }
  }
}

extension [PropertyLaw] {
  /// Reads from a label whether a property's cause and effect hold; nil if the explorer didn't
  /// check. The cause of an `eventually` property always holds.
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
