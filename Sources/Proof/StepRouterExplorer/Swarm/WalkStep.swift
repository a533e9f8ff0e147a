/// A step of a walk through an app: a move of the user, or a request to the router.
///
/// ```swift
/// let walk: [WalkStep] = [.move(.tap("Bag")), .asking("home"), .move(.back)]
/// ```
public struct WalkStep: Hashable, Sendable, Codable {
  /// The move; nil for a request.
  public let move: UserMove?
  /// The name of the destination to ask for; nil for a move.
  public let destination: String?

  /// Creates a step in which the user makes a move.
  public static func move(_ move: UserMove) -> Self { Self(move: move, destination: nil) }

  /// Creates a step that asks the router for the destination with this name.
  public static func asking(_ destination: String) -> Self {
    Self(move: nil, destination: destination)
  }
}

extension WalkStep: CustomStringConvertible {
  /// The step in source code: `.move(.tap("Bag"))`
  public var description: String {
    move.map { ".move(\($0))" } ?? ".asking(\((destination ?? "").debugDescription))"
  }
}
