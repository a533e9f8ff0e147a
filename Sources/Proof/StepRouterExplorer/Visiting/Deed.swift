/// What the explorer does at one moment: the moves to a state, and what it tries there.
package struct Deed: Hashable, Sendable, Codable {
  /// The moves to the state.
  package var way: [UserMove] = []
  /// The move that is being made; nil if none is.
  package var move: UserMove?
  /// Whether the explorer has come to the state.
  package var hasArrived = false
  /// The steps of a random walk, with the one that is being made; nil if it makes none.
  package var steps: [WalkStep]?
  /// What it tries, without a verdict; nil if it only looks around.
  package var trial: Exploration.Trial?

  package init() {}

  /// The deed as a part of a sentence; nil if the explorer has done nothing yet.
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
