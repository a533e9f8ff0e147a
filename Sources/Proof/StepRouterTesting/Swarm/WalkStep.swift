/// A step of a walk through an app: the user makes a move, or the router is asked for something.
///
/// ```swift
/// let walk: [WalkStep] = [.move(.tap("Bag")), .asking("home"), .move(.back)]
/// ```
public struct WalkStep: Hashable, Sendable, Codable {
  /// The move; nil where something is asked for.
  public let move: UserMove?
  /// The name of the destination that is asked for.
  public let destination: String?

  /// The user makes a move.
  public static func move(_ move: UserMove) -> Self { Self(move: move, destination: nil) }

  /// The router is asked for the destination with this name.
  public static func asking(_ destination: String) -> Self {
    Self(move: nil, destination: destination)
  }
}

extension WalkStep: CustomStringConvertible {
  /// As it is written in source: `.move(.tap("Bag"))`
  public var description: String {
    move.map { ".move(\($0))" } ?? ".asking(\((destination ?? "").debugDescription))"
  }
}
