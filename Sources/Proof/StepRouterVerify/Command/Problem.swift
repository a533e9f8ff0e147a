import StepRouterExplorer

/// The reason why a command can't do its work, and what to do instead.
package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
  let isInterruption: Bool
  /// Whether the time limit for the whole command has passed.
  private(set) var isTimeUp = false
  /// Whether the round ended because its pieces wait for results, which the next round takes.
  private(set) var isRoundOver = false

  package init(_ description: String) {
    self.description = description.split(whereSeparator: \.isNewline).joined(separator: " ")
      .shown(upTo: 1_000)
    isInterruption = false
  }

  /// The user has interrupted the program.
  static let interrupted = Problem("Interrupted.", isInterruption: true)

  /// The time limit for the whole command has passed.
  static var timeIsUp: Problem {
    var problem = Problem("The time that everything may take is up.")
    problem.isTimeUp = true
    return problem
  }

  /// A round has handed out its pieces.
  static var piecesAreDue: Problem {
    var problem = Problem("Pieces are due.")
    problem.isRoundOver = true
    return problem
  }

  private init(_ description: String, isInterruption: Bool) {
    self.description = description
    self.isInterruption = isInterruption
  }

  /// Returns the problem with a hint on how to continue with the recorded file.
  func recorded(in file: String) -> Problem {
    var problem = Problem(
      "\(description) “--record \(file.shown(upTo: 200)) --resume” goes on from here.",
      isInterruption: isInterruption)
    problem.isTimeUp = isTimeUp
    problem.isRoundOver = isRoundOver
    return problem
  }
}
