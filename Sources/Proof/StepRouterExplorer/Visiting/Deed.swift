/// The explorer's current work: the moves to a state, and the attempt there.
package struct Deed: Hashable, Sendable, Codable {
  /// The moves to the state.
  package var way: [UserMove] = []
  /// The move in progress; nil if there's none.
  package var move: UserMove?
  /// Whether the explorer has reached the state.
  package var hasArrived = false
  /// The steps of a random walk, up to the one in progress; nil if there's no walk.
  package var steps: [WalkStep]?
  /// The attempt, without its verdict; nil if the explorer only looks around.
  package var trial: Exploration.Trial?

  package init() {}

  /// The deed as a part of a sentence.
  package var phrase: String? {
    if let move { return "during the move \(move.words)" }
    guard hasArrived else { return "at the start of the app" }
    return trial?.phrase ?? "while looking around"
  }
}

extension Exploration.Trial {
  fileprivate var phrase: String? {
    switch (destination, link, move, closing) {
    case (let name?, _, _, _) where followUp != nil: "while waiting for “\(name)”"
    case (let name?, _, _, _): "while asking for “\(name)”"
    case (_, let link?, _, _): "while opening “\(link)”"
    case (_, _, let move?, _): "during the move \(move.words)"
    case (_, _, _, let closing?): "while \(closing.phrase)"
    default: nil
    }
  }
}
